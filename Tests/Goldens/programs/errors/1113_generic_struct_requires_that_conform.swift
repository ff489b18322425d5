struct R: ~Copyable {}
let list = [R()]
