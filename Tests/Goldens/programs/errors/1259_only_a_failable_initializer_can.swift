struct S { init() { return nil } }
