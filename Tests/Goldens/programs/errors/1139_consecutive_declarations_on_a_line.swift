struct S { init() {} init() {} }
