struct Counter {
    private(set) var count = 0
    mutating func up() { count += 1 }
}
var c = Counter()
c.up()
c.count = 5
