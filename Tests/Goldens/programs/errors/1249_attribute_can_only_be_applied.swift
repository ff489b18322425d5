@escaping func f() {}
