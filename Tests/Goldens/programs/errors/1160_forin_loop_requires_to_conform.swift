for await x in [1, 2] { print(x) }
