final class Base {}
class Derived: Base {}
