let x = Int8(200)
