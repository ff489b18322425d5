func never() -> Never { fatalError() }
print("before")
never()
