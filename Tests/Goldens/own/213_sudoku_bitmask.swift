struct Sudoku {
    private var cells: [[Int]]
    private var rows = [UInt16](repeating: 0, count: 9)
    private var cols = [UInt16](repeating: 0, count: 9)
    private var boxes = [UInt16](repeating: 0, count: 9)
    private(set) var guesses = 0
    init?(_ s: String) {
        let digits = s.filter { $0.isNumber || $0 == "." }.map { $0.wholeNumberValue ?? 0 }
        guard digits.count == 81 else { return nil }
        cells = Array(repeating: Array(repeating: 0, count: 9), count: 9)
        for (i, d) in digits.enumerated() where d != 0 {
            guard candidates(i / 9, i % 9) & (1 << d) != 0 else { return nil }
            place(d, i / 9, i % 9)
        }
    }
    private func candidates(_ r: Int, _ c: Int) -> UInt16 { ~(rows[r] | cols[c] | boxes[r / 3 * 3 + c / 3]) & 0b11_1111_1110 }
    private mutating func place(_ d: Int, _ r: Int, _ c: Int) {
        let bit = UInt16(1) << UInt16(d)
        cells[r][c] = d
        rows[r] |= bit; cols[c] |= bit; boxes[r / 3 * 3 + c / 3] |= bit
    }
    private mutating func clear(_ r: Int, _ c: Int) {
        let bit: UInt16 = 1 << cells[r][c]
        cells[r][c] = 0
        rows[r] ^= bit; cols[c] ^= bit; boxes[r / 3 * 3 + c / 3] ^= bit
    }
    mutating func solve() -> Bool {
        var best: (r: Int, c: Int, mask: UInt16)?
        for r in 0..<9 {
            for c in 0..<9 where cells[r][c] == 0 {
                let mask = candidates(r, c)
                if mask == 0 { return false }
                if best == nil || mask.nonzeroBitCount < best!.mask.nonzeroBitCount { best = (r, c, mask) }
            }
        }
        guard var (r, c, mask) = best else { return true }
        _ = (r, c) = (r, c)
        while mask != 0 {
            let d = mask.trailingZeroBitCount
            mask &= mask - 1
            guesses += 1
            place(d, r, c)
            if solve() { return true }
            clear(r, c)
        }
        return false
    }
    var text: String {
        cells.enumerated().map { r, row in
            let line = stride(from: 0, to: 9, by: 3).map { row[$0..<$0 + 3].map(String.init).joined(separator: " ") }.joined(separator: " | ")
            return (r % 3 == 0 && r > 0 ? "------+-------+------\n" : "") + line
        }.joined(separator: "\n")
    }
}
var puzzle = Sudoku("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")!
print(puzzle.solve(), puzzle.guesses)
print(puzzle.text)
print(Sudoku("55" + String(repeating: ".", count: 79)) == nil, Sudoku("12") == nil)
