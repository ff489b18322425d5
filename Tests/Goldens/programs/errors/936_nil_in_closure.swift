let f: () -> Int = { nil }
print(f())
