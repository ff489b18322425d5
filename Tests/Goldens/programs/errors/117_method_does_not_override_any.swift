class Dog { func bark() { print("woof") } }
class Puppy: Dog {
    override func brak() { print("yip") }
}
