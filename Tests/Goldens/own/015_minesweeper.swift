struct Minefield {
	enum Failure: Error { case differentLength, invalidCharacter(Character) }

	private let rows: [[Character]]

	init(_ lines: [String]) throws {
		let rows = lines.map(Array.init)
		guard Set(rows.map(\.count)).count <= 1 else { throw Failure.differentLength }
		if let bad = rows.joined().first(where: { $0 != "*" && $0 != " " }) {
			throw Failure.invalidCharacter(bad)
		}
		self.rows = rows
	}

	func annotated() -> [String] {
		rows.enumerated().map { y, row in
			String(row.enumerated().map { (x, cell) -> Character in
				guard cell != "*" else { return "*" }
				let n = neighbours(x, y)
				return n == 0 ? " " : Character("\(n)")
			})
		}
	}

	private func neighbours(_ x: Int, _ y: Int) -> Int {
		var n = 0
		for dy in -1...1 {
			for dx in -1...1 where (dx, dy) != (0, 0) {
				let (cx, cy) = (x + dx, y + dy)
				guard rows.indices.contains(cy), rows[cy].indices.contains(cx) else { continue }
				if rows[cy][cx] == "*" { n += 1 }
			}
		}
		return n
	}
}

let fields: [[String]] = [
	[], [""], ["   ", "   ", "   "], ["***", "***", "***"],
	["   ", " * ", "   "], ["  *  ", "  *  ", "*****", "  *  ", "  *  "],
	[" *  * ", "  *   ", "    * ", "   * *", " *  * ", "      "],
	["*", "**"], ["* x"],
]
for (i, lines) in fields.enumerated() {
	print("-- field \(i)")
	do {
		for row in try Minefield(lines).annotated() { print("|\(row)|") }
	} catch Minefield.Failure.invalidCharacter(let c) {
		print("invalid: \(c)")
	} catch {
		print("error: \(error)")
	}
}

func rectangles(in lines: [String]) -> Int {
	let grid = lines.map { Array($0) }
	var total = 0
	for (top, row) in grid.enumerated() {
		let corners = row.indices.filter { row[$0] == "+" }
		for (k, left) in corners.enumerated() {
			for right in corners[(k + 1)...] where row[left...right].allSatisfy({ "+-".contains($0) }) {
				for bottom in grid.indices.dropFirst(top + 1) {
					guard grid[bottom].count > right,
						"+|".contains(grid[bottom][left]), "+|".contains(grid[bottom][right])
					else { break }
					if grid[bottom][left] == "+", grid[bottom][right] == "+",
						grid[bottom][left...right].allSatisfy({ $0 == "+" || $0 == "-" }) { total += 1 }
				}
			}
		}
	}
	return total
}
print(rectangles(in: ["+-+", "| |", "+-+"]), rectangles(in: ["  +-+", "  | |", "+-+-+", "| | |", "+-+-+"]), rectangles(in: []))
