struct V { static func make() -> V { V() }; func hi() {} }
V.hi()
V.make.hi()
