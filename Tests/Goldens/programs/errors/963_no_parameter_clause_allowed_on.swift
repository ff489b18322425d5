class C { deinit() { } }
