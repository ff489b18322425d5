let dict = ["a": 1]
let v: Int = dict["a"]
print(v)
