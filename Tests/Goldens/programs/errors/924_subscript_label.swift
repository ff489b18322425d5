struct Q { subscript(at i: Int) -> Int { i } }
print(Q()[3])
