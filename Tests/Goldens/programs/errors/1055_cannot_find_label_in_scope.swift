outer: for i in 0..<3 {
    for j in 0..<3 {
        if j == 1 { continue inner }
        print(i, j)
    }
}
