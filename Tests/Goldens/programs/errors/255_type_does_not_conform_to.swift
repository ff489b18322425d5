struct C: Codable { let x: Any }
