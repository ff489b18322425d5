let pairs = [(1, "a")]
for (n, text, extra) in pairs { print(n, text, extra) }
