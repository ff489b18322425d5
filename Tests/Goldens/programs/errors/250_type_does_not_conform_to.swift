protocol Named { var name: String { get set } }
struct N: Named { let name: String }
