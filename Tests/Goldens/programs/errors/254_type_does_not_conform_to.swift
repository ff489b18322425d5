enum E: CaseIterable { case a(Int) }
print(E.allCases)
