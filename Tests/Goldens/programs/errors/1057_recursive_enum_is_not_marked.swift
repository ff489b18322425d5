enum Expr {
    case number(Int)
    case add(Expr, Expr)
}
print(Expr.number(3))
