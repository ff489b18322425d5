class Singleton { static let shared = Singleton(); private init() {} }
let s = Singleton()
