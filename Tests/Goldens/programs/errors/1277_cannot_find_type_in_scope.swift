func f(_ x: some Nope) {}
