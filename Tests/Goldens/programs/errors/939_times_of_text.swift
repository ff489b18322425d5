let word = "ab", n = 3
print(word * n)
