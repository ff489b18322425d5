import Foundation
func listPhotos(inGallery name: String) async throws -> [String] { try await Task.sleep(for: .milliseconds(2)); return ["IMG001", "IMG99", "IMG0404"] }
func downloadPhoto(named name: String) async -> String { await Task.yield(); return "<\(name)>" }
let names = try await listPhotos(inGallery: "Summer Vacation")
let sortedNames = names.sorted()
print(sortedNames[0], await downloadPhoto(named: sortedNames[0]))
async let firstPhoto = downloadPhoto(named: names[0])
async let secondPhoto = downloadPhoto(named: names[1])
async let thirdPhoto = downloadPhoto(named: names[2])
let photos = await [firstPhoto, secondPhoto, thirdPhoto]
print(photos)
let grouped = await withTaskGroup(of: String.self) { group in
    for name in names { group.addTask { return await downloadPhoto(named: name) } }
    var results: [String] = []
    for await photo in group { results.append(photo) }
    return results.sorted()
}
print(grouped)
let optionalPhotos = await withTaskGroup(of: Optional<String>.self) { group in
    for name in names {
        let added = group.addTaskUnlessCancelled { Task.isCancelled ? nil : await downloadPhoto(named: name) }
        guard added else { break }
    }
    var results: [String] = []
    for await photo in group { if let photo { results.append(photo) } }
    return results.count
}
print(optionalPhotos)
let handle = Task { return await downloadPhoto(named: "new") }
print(await handle.value)
let task = await Task.detached { await withTaskCancellationHandler { await downloadPhoto(named: "x") } onCancel: { print("Canceled!") } }.value
print(task)
actor TemperatureLogger {
    let label: String
    var measurements: [Int]
    private(set) var max: Int
    init(label: String, measurement: Int) { self.label = label; self.measurements = [measurement]; self.max = measurement }
    private func convertFahrenheitToCelsius() { measurements = measurements.map { measurement in (measurement - 32) * 5 / 9 } }
}
extension TemperatureLogger {
    func update(with measurement: Int) { measurements.append(measurement); if measurement > max { max = measurement } }
    func convert() { convertFahrenheitToCelsius(); max = measurements.max()! }
}
let logger = TemperatureLogger(label: "Outdoors", measurement: 25)
print(await logger.max)
await logger.update(with: 212)
await logger.convert()
print(await logger.measurements, await logger.max, logger.label)
struct TemperatureReading { var measurement: Int }
extension TemperatureLogger { func addReading(from reading: TemperatureReading) { measurements.append(reading.measurement) } }
await logger.addReading(from: TemperatureReading(measurement: 45))
print(await logger.measurements.count)
@MainActor func show(_ s: String) { print("showing", s) }
await show(photos[0])
func downloadAndShow(named name: String) async { let photo = await downloadPhoto(named: name); await show(photo) }
await downloadAndShow(named: "late")
@MainActor struct PhotoGallery { @MainActor var photoNames: [String] = []; func drawUI() -> Int { photoNames.count }; nonisolated func cached() -> String { "cached" } }
var gallery = PhotoGallery()
gallery.photoNames = names
print(gallery.drawUI(), gallery.cached())
func generateSlideshow(forGallery gallery: String) async -> Int { let photos = (try? await listPhotos(inGallery: gallery)) ?? []; for _ in photos { await Task.yield() }; return photos.count }
print(await generateSlideshow(forGallery: "A Rainy Weekend"))
let lines = AsyncStream<String> { c in for l in ["1", "x", "3"] { c.yield(l) }; c.finish() }
for await line in lines { guard let n = Int(line) else { print("skip \(line)"); continue }; print(n * 2) }
