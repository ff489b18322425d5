import Foundation
extension Notification.Name {
    static let scoreChanged = Notification.Name("scoreChanged")
    static let gameOver = Notification.Name("gameOver")
}
final class Game {
    private(set) var score = 0
    func add(_ points: Int) {
        score += points
        NotificationCenter.default.post(name: .scoreChanged, object: self, userInfo: ["score": score, "delta": points])
        if score >= 30 { NotificationCenter.default.post(name: .gameOver, object: nil) }
    }
}
final class Scoreboard {
    private var tokens: [NSObjectProtocol] = []
    private(set) var lines: [String] = []
    init(_ game: Game) {
        tokens.append(NotificationCenter.default.addObserver(forName: .scoreChanged, object: game, queue: nil) { [unowned self] note in
            guard let score = note.userInfo?["score"] as? Int, let delta = note.userInfo?["delta"] as? Int else { return }
            self.lines.append("score \(score) (\(delta > 0 ? "+" : "")\(delta))")
        })
        tokens.append(NotificationCenter.default.addObserver(forName: .gameOver, object: nil, queue: nil) { [weak self] _ in
            self?.lines.append("game over")
        })
    }
    func stop() { tokens.forEach { NotificationCenter.default.removeObserver($0) } }
}
let game = Game()
let board = Scoreboard(game)
game.add(10)
Game().add(5)
game.add(-3)
game.add(25)
board.stop()
game.add(1)
print(board.lines)
UserDefaults.standard.set(3, forKey: "workbook.test")
print(UserDefaults.standard.integer(forKey: "workbook.test"))
UserDefaults.standard.removeObject(forKey: "workbook.test")
print(UserDefaults.standard.object(forKey: "workbook.test") == nil)
