func f() { break }
