func f(_ x: isolated Int) {}
