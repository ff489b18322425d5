guard let level = Int("3") else { fatalError() }
struct Pump { func read() -> Int { level } }
print(Pump().read())
