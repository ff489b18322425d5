var total = 0
for i in 0..<5 {
    total += i
}
print(totl, i)
