import Foundation

// Records parsed from text, summed up in a table.
struct Record: Equatable {
    enum ParsingError: Error { case wrongFieldCount(line: Int, got: Int), badNumber(line: Int, field: String) }
    let city: String
    let country: String
    let population: Int
    let area: Double

    var density: Double { Double(population) / area }

    static func parse(_ text: String) throws -> [Record] {
        try text.components(separatedBy: "\n").enumerated().compactMap { number, line -> Record? in
            let line = line.trimmingCharacters(in: .whitespaces)
            guard !line.isEmpty, !line.hasPrefix("#") else { return nil }
            let fields = line.components(separatedBy: ",").map { $0.trimmingCharacters(in: .whitespaces) }
            guard fields.count == 4 else { throw ParsingError.wrongFieldCount(line: number + 1, got: fields.count) }
            guard let population = Int(fields[2].replacingOccurrences(of: "_", with: "")) else {
                throw ParsingError.badNumber(line: number + 1, field: fields[2])
            }
            guard let area = Double(fields[3]) else { throw ParsingError.badNumber(line: number + 1, field: fields[3]) }
            return Record(city: fields[0], country: fields[1].uppercased(), population: population, area: area)
        }
    }
}

let text = """
    # city, country, population, area
    Oslo, no, 709_037, 480.8
    Bergen, no, 291_940, 464.7

    Turin, it, 848_748, 130.0
    Milan, it, 1_371_498, 181.76
    Basel, ch, 173_863, 23.85
    """

do {
    let records = try Record.parse(text)
    print(records.count, records[0])
    for r in records.sorted(by: { $0.density > $1.density }) {
        let name = r.city.padding(toLength: 8, withPad: " ", startingAt: 0)
        print("\(name)\(r.country)  " + String(format: "%9d %8.2f %9.1f", r.population, r.area, r.density))
    }
    let byCountry = Dictionary(grouping: records, by: \.country).mapValues { rs in
        (count: rs.count, population: rs.map(\.population).reduce(0, +), cities: rs.map(\.city).sorted().joined(separator: "/"))
    }
    for (country, sum) in byCountry.sorted(by: { $0.value.population > $1.value.population }) {
        print(country, sum.count, sum.population, sum.cities, separator: " | ")
    }
    print(records.first { $0.city.lowercased().contains("il") }?.city ?? "none", records.map { $0.city.count }.max()!)
} catch {
    print("unexpected", error)
}
for bad in ["a,b,c", "a,b,c,1.0", "a,b,1,x", ""] {
    do {
        print("records:", try Record.parse(bad).count)
    } catch let Record.ParsingError.wrongFieldCount(line, got) {
        print("line \(line) has \(got) fields")
    } catch Record.ParsingError.badNumber(_, let field) {
        print("not a number: \(field)")
    } catch {
        print(error)
    }
}
print("hello world".capitalized, "a-b_c".components(separatedBy: CharacterSet(charactersIn: "-_")), "x=1;y=2".components(separatedBy: ";").map { $0.components(separatedBy: "=") })
print("  pad\n".trimmingCharacters(in: .whitespacesAndNewlines) + "|", "abc".contains("bc"), "Hello".range(of: "ll") != nil, "a.b.c".replacingOccurrences(of: ".", with: ""))
print("Straße".lowercased(), "ÄÖ".lowercased(), "12abc".trimmingCharacters(in: .decimalDigits), "abc".compare("abd") == .orderedAscending, "Apple".caseInsensitiveCompare("aPPLE") == .orderedSame)
print(String(format: "%.2f%%", 45.678), String(format: "%@ is %d years", "Bob", 30), String(format: "%02d:%02d", 7, 5))
