import Foundation

/// A part of an address, by the number that the prelude gives it.
private func part(_ number: Int, of components: URLComponents) -> String? {
  switch number {
  case 0: components.scheme
  case 1: components.user
  case 2: components.password
  case 3: components.host
  case 4: components.port.map(String.init)
  case 5: components.path
  case 6: components.query
  case 7: components.fragment
  case 8: components.percentEncodedPath
  case 9: components.percentEncodedQuery
  default: components.string
  }
}

/// Sets a part of an address.
private func set(_ number: Int, of components: inout URLComponents, to value: String?) {
  switch number {
  case 0: components.scheme = value
  case 1: components.user = value
  case 2: components.password = value
  case 3: components.host = value
  case 4: components.port = value.flatMap { Int($0) }
  case 5: components.path = value ?? ""
  case 6: components.query = value
  case 7: components.fragment = value
  case 8: components.percentEncodedPath = value ?? ""
  case 9: components.percentEncodedQuery = value
  default: break
  }
}

/// The address that a text writes.
private func url(_ object: HeapObject?) -> URL { URL(string: string(object).value) ?? URL(fileURLWithPath: "/") }

extension Builtin {
  /// Addresses as texts. Nothing here opens what an address names.
  static let addresses: [Builtin] = [
    Builtin("url.make") { _, raw, refs, _ in
      putOptional(URL(string: string(refs[0]).value)?.absoluteString, raw, refs)
    },
    Builtin("url.relative") { _, raw, refs, _ in
      putOptional(URL(string: string(refs[0]).value, relativeTo: url(refs[1]))?.absoluteString, raw, refs)
    },
    Builtin("url.file") { _, raw, refs, _ in
      refs[0] = StringObject(URL(filePath: string(refs[0]).value, directoryHint: .notDirectory).absoluteString)
    },
    Builtin("url.part") { _, raw, refs, _ in
      let components = URLComponents(string: string(refs[0]).value)
      putOptional(components.flatMap { part(raw[0], of: $0) }, raw, refs)
    },
    Builtin("url.setPart") { _, raw, refs, _ in
      var components = URLComponents(string: string(refs[0]).value) ?? URLComponents()
      set(raw[0], of: &components, to: raw[1] == 0 ? nil : string(refs[1]).value)
      refs[0] = StringObject(components.string ?? "")
    },
    Builtin("url.lastPathComponent") { _, _, refs, _ in refs[0] = StringObject(url(refs[0]).lastPathComponent) },
    Builtin("url.pathExtension") { _, _, refs, _ in refs[0] = StringObject(url(refs[0]).pathExtension) },
    Builtin("url.pathComponents") { machine, _, refs, _ in refs[0] = try machine.makeArray(url(refs[0]).pathComponents)
    },
    Builtin("url.path") { _, _, refs, _ in refs[0] = StringObject(url(refs[0]).path) },
    Builtin("url.appending") { _, raw, refs, _ in
      let component = string(refs[1]).value
      let result =
        raw[0] == 0
        ? url(refs[0]).appending(path: component, directoryHint: .inferFromPath)
        : url(refs[0]).appendingPathExtension(component)
      refs[0] = StringObject(result.absoluteString)
    },
    Builtin("url.deleting") { _, raw, refs, _ in
      let result = raw[0] == 0 ? url(refs[0]).deletingLastPathComponent() : url(refs[0]).deletingPathExtension()
      refs[0] = StringObject(result.absoluteString)
    },
    Builtin("url.query") { machine, raw, refs, _ in
      let items = URLComponents(string: string(refs[0]).value)?.queryItems
      raw[0] = word(items != nil)
      refs[0] = try machine.makeArray(
        (items ?? []).flatMap { [$0.name, $0.value == nil ? "" : "=" + ($0.value ?? "")] })
    },
    Builtin("url.setQuery") { _, _, refs, _ in
      var components = URLComponents(string: string(refs[0]).value) ?? URLComponents()
      let texts = ArrayObject.array(refs[1])
      components.queryItems = stride(from: 0, to: texts.count, by: 2).map { i in
        let value = string(texts.refs[i + 1]).value
        return URLQueryItem(name: string(texts.refs[i]).value, value: value.isEmpty ? nil : String(value.dropFirst()))
      }
      refs[0] = StringObject(components.string ?? "")
    },
    Builtin("percent.decode") { _, raw, refs, _ in
      putOptional(string(refs[0]).value.removingPercentEncoding, raw, refs)
    },
    Builtin("uuid.canonical") { _, raw, refs, _ in
      putOptional(UUID(uuidString: string(refs[0]).value)?.uuidString, raw, refs)
    },
  ]
}
