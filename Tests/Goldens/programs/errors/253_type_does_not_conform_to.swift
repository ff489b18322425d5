struct T: Hashable { let a: [String: Any] }
