actor Session {
    enum State { case signedOut, signingIn(Task<User, any Error>), signedIn(User) }
    struct User: Sendable, Equatable { let name: String; var token: Int }
    enum AuthError: Error, Equatable { case wrongPassword, alreadySignedIn(String), signedOut }
    private var state = State.signedOut
    private var logins = 0
    private static let passwords = ["ann": "pw1", "bob": "pw2"]
    func signIn(_ name: String, _ password: String) async throws -> User {
        switch state {
        case .signedIn(let u) where u.name == name: return u
        case .signedIn(let u): throw AuthError.alreadySignedIn(u.name)
        case .signingIn(let t): return try await t.value
        case .signedOut:
            let t = Task { () throws -> User in
                await Task.yield()
                guard Self.passwords[name] == password else { throw AuthError.wrongPassword }
                return User(name: name, token: await self.nextToken())
            }
            state = .signingIn(t)
            do {
                let u = try await t.value
                state = .signedIn(u)
                return u
            } catch {
                state = .signedOut
                throw error
            }
        }
    }
    private func nextToken() -> Int { logins += 1; return logins * 100 }
    func signOut() { state = .signedOut }
    func perform<T: Sendable>(_ body: @Sendable (User) async throws -> T) async throws -> T {
        guard case .signedIn(let u) = state else { throw AuthError.signedOut }
        return try await body(u)
    }
    var description: String { switch state { case .signedOut: "out"; case .signingIn: "…"; case .signedIn(let u): "in as \(u.name)" } }
}
let s = Session()
do { _ = try await s.signIn("ann", "nope") } catch { print(error, await s.description) }
async let a = s.signIn("ann", "pw1")
async let b = s.signIn("ann", "pw1")
let (x, y) = try await (a, b)
print(x == y, x.token, await s.description)
do { _ = try await s.signIn("bob", "pw2") } catch Session.AuthError.alreadySignedIn(let n) { print("already", n) }
print(try await s.perform { u in await Task.yield(); return "hello \(u.name) #\(u.token)" })
await s.signOut()
do { try await s.perform { _ in () } } catch let e as Session.AuthError { print(e, e == .signedOut) }
print(try await s.signIn("bob", "pw2").token)
print((try? await s.perform { $0.name.count }) ?? -1)
