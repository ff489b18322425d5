struct T: Equatable { let f: () -> Void }
