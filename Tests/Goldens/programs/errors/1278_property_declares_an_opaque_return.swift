let x: some Equatable
