// Builder + Strategy + Factory, as a design-pattern book would show them
protocol PricingStrategy { var label: String { get }; func price(for base: Double) -> Double }
struct RegularPrice: PricingStrategy {
    let label = "regular"
    func price(for base: Double) -> Double { return base }
}
struct PercentOff: PricingStrategy {
    let percent: Double
    var label: String { return "\(Int(percent))% off" }
    func price(for base: Double) -> Double { return base * (1 - percent / 100) }
}
struct Chained: PricingStrategy {
    let steps: [PricingStrategy]
    var label: String { steps.map { $0.label }.joined(separator: " then ") }
    func price(for base: Double) -> Double { steps.reduce(base) { $1.price(for: $0) } }
}
enum StrategyFactory {
    enum Season: String { case summer, winter, none }
    static func make(for season: Season, isMember: Bool) -> PricingStrategy {
        switch (season, isMember) {
        case (.none, false): return RegularPrice()
        case (.none, true): return PercentOff(percent: 5)
        case (.summer, _) where isMember: return Chained(steps: [PercentOff(percent: 20), PercentOff(percent: 5)])
        case (.summer, _): return PercentOff(percent: 20)
        case (.winter, let member): return PercentOff(percent: member ? 15 : 10)
        }
    }
}
final class BurgerBuilder {
    private var patties = 1
    private var toppings: Set<String> = []
    private var sauce: String?
    private var strategy: PricingStrategy = RegularPrice()
    @discardableResult func setPatties(_ n: Int) -> Self { patties = n; return self }
    @discardableResult func add(_ topping: String) -> Self { toppings.insert(topping); return self }
    @discardableResult func with(sauce: String?) -> Self { self.sauce = sauce; return self }
    @discardableResult func priced(by strategy: PricingStrategy) -> Self { self.strategy = strategy; return self }
    func build() throws -> Burger {
        guard patties > 0 else { throw Burger.Problem.noPatty }
        if toppings.count > 3 { throw Burger.Problem.tooManyToppings(toppings.count) }
        return Burger(patties: patties, toppings: toppings.sorted(), sauce: sauce ?? "none", pricing: strategy)
    }
}
struct Burger: CustomStringConvertible {
    enum Problem: Error { case noPatty, tooManyToppings(Int) }
    let patties: Int, toppings: [String], sauce: String, pricing: PricingStrategy
    var base: Double { 3.5 + Double(patties) * 2.0 + Double(toppings.count) * 0.75 }
    var description: String {
        "\(patties)-patty burger, toppings: \(toppings.isEmpty ? "none" : toppings.joined(separator: "/")), sauce: \(sauce), \(pricing.label): \(pricing.price(for: base))"
    }
}
let burger = try BurgerBuilder().setPatties(2).add("cheese").add("onion").add("cheese").build()
print(burger)
for (season, member) in [(StrategyFactory.Season.none, true), (.summer, true), (.winter, false), (.summer, false)] {
    let b = try BurgerBuilder().with(sauce: member ? "bbq" : nil).priced(by: StrategyFactory.make(for: season, isMember: member)).build()
    print(season.rawValue, b)
}
do { _ = try BurgerBuilder().setPatties(0).build() } catch { print("Problem:", error) }
let greedy = BurgerBuilder()
["a", "b", "c", "d"].forEach { greedy.add($0) }
do { print(try greedy.build()) } catch Burger.Problem.tooManyToppings(let n) { print("too many:", n) }
