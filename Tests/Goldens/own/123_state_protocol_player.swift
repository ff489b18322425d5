protocol PlayerState: AnyObject {
    var name: String { get }
    func play(_ player: MediaPlayer)
    func pause(_ player: MediaPlayer)
    func stop(_ player: MediaPlayer)
}
extension PlayerState {
    var name: String { String(describing: type(of: self)).replacing("State", with: "").lowercased() }
    func play(_ player: MediaPlayer) { player.reject("play") }
    func pause(_ player: MediaPlayer) { player.reject("pause") }
    func stop(_ player: MediaPlayer) { player.transition(to: StoppedState()) }
}
final class StoppedState: PlayerState {
    func play(_ player: MediaPlayer) { player.transition(to: PlayingState(from: 0)) }
    func stop(_ player: MediaPlayer) { player.reject("stop") }
}
final class PlayingState: PlayerState {
    let position: Int
    init(from position: Int) { self.position = position }
    func pause(_ player: MediaPlayer) { player.transition(to: PausedState(at: position + player.elapsed)) }
}
final class PausedState: PlayerState {
    let position: Int
    init(at position: Int) { self.position = position }
    func play(_ player: MediaPlayer) { player.transition(to: PlayingState(from: position)) }
}

protocol PlayerDelegate: AnyObject {
    func player(_ player: MediaPlayer, didMoveFrom old: any PlayerState, to new: any PlayerState)
    func player(_ player: MediaPlayer, didReject action: String) -> Bool
}
extension PlayerDelegate { func player(_ player: MediaPlayer, didReject action: String) -> Bool { false } }

final class MediaPlayer {
    private(set) var state: any PlayerState = StoppedState()
    weak var delegate: (any PlayerDelegate)?
    var elapsed = 0
    private(set) lazy var rejected: [String] = []

    func transition(to new: any PlayerState) {
        let old = state
        state = new
        delegate?.player(self, didMoveFrom: old, to: new)
    }
    func reject(_ action: String) {
        if delegate?.player(self, didReject: action) != true { rejected.append("\(action) while \(state.name)") }
    }
    func play() { state.play(self) }
    func pause() { state.pause(self) }
    func stop() { state.stop(self) }
}

final class Logger: PlayerDelegate {
    private(set) var lines: [String] = []
    func player(_ player: MediaPlayer, didMoveFrom old: any PlayerState, to new: any PlayerState) {
        var line = "\(old.name) -> \(new.name)"
        if let paused = new as? PausedState { line += " at \(paused.position)" }
        if case let playing as PlayingState = new { line += " from \(playing.position)" }
        lines.append(line)
    }
}
final class Strict: PlayerDelegate {
    var count = 0
    func player(_: MediaPlayer, didMoveFrom _: any PlayerState, to _: any PlayerState) { count += 1 }
    func player(_ player: MediaPlayer, didReject action: String) -> Bool {
        print("strict: \(action)!")
        return action != "stop"
    }
}

let player = MediaPlayer()
let logger = Logger()
player.delegate = logger
player.pause()
player.play()
player.elapsed = 12
player.pause()
player.play()
player.play()
player.elapsed = 30
player.pause()
player.stop()
player.stop()
print(logger.lines.joined(separator: "\n"))
print(player.rejected, player.state is StoppedState, player.state.name)
do {
    let strict = Strict()
    player.delegate = strict
    player.play(); player.play(); player.stop(); player.stop()
    print(strict.count, player.delegate != nil)
}
print(player.delegate == nil, player.rejected.last!)

struct Machine<S: Hashable, E: Hashable> {
    private(set) var state: S
    private var table: [S: [E: (S, (() -> Void)?)]] = [:]
    init(initial: S) { state = initial }
    mutating func on(_ event: E, from: S..., to: S, do action: (() -> Void)? = nil) { for s in from { table[s, default: [:]][event] = (to, action) } }
    @discardableResult mutating func send(_ e: E) -> Bool {
        guard let (next, action) = table[state]?[e] else { return false }
        state = next
        action?()
        return true
    }
}
enum Door { case open, closed, locked }
enum Act: CaseIterable { case push, pull, turnKey }
var door = Machine<Door, Act>(initial: .closed)
var squeaks = 0
door.on(.push, from: .closed, to: .open) { squeaks += 1 }
door.on(.pull, from: .open, to: .closed) { squeaks += 1 }
door.on(.turnKey, from: .closed, to: .locked)
door.on(.turnKey, from: .locked, to: .closed)
print([Act.push, .turnKey, .pull, .turnKey, .push, .turnKey].map { door.send($0) }, door.state, squeaks, Act.allCases.count)
