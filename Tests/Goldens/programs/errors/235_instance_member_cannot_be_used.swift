struct S { func run() {} }
S.run()
