func f(_ a: Int, _ a: Int) {}
