protocol L { var w: Int { get } }; struct T: L { let w: Int }; struct M<B: L>: L { let b: B; var w: Int { b.w + 1 } }; extension L { func more() -> some L { M(b: self) } }; func width(_ l: some L) -> Int { l.w }; print(width(T(w: 1).more()))
func wide(_ l: any L) -> Int { width(l) + l.more().w }
print(wide(T(w: 4)), width(T(w: 1).more().more()))
let ls: [any L] = [T(w: 1), T(w: 2).more()]; for l in ls { print(width(l), l.more().w) }
