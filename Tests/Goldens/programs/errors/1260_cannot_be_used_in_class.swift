class C { deinit { super.deinit } }
