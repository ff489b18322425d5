class Animal { func speak() -> String { "..." } }
class Dog: Animal { override func speak(loud: Bool) -> String { "Woof" } }
