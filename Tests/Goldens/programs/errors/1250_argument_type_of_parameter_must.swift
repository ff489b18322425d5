func f(_ g: @autoclosure (Int) -> Int) {}
