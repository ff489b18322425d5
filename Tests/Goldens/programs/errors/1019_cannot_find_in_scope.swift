do {
    let n = try Int("5")
    print(n)
} catch { print("bad") }
print(n)
