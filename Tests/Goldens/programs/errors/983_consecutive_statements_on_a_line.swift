fun hello() { }
