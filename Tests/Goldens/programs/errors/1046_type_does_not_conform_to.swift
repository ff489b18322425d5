let set: Set = [[1], [2]]
let s2: Set<Any> = [1, "a"]
