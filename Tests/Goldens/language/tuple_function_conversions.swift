let d = ["b": "x", "a": "y"]
for (c, n) in d.sorted(by: <) { print(c, n) }
func f(_ x: Int, _ y: Int) -> Int { x + y }
let p = [(1,2), (3,4)]
print(p.map(f), p.map(+), zip([1,2],[3,4]).map(*), d.map { $0 + $1 }.sorted())
print(zip([1,2],[3,4]).map(+).reduce(0, +))
print(d.max(by: { $0.key < $1.key })!.key)
print([1:2,3:4].sorted(by: >).map(\.key), Dictionary(uniqueKeysWithValues: p.map { ($0.0, $0.1) }).sorted(by: <).first!)
