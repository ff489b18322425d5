struct S: Codable { let f: () -> Void }
