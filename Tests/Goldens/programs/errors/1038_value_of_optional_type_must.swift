let nested = ["a": [1, 2]]
print(nested["a"][0])
