class C { deinit async {} }
