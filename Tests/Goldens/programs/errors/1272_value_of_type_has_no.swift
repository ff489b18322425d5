let any: Any = 1
any.foo
