let values = ["a": 1, "b": 2]
for (key, value) in values {
    value += 1
}
