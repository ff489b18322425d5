func f(_ a: Int...) { print(a) }
f([1, 2])
