guard let n = Int("3") else {
    print("bad")
}
print(n)
