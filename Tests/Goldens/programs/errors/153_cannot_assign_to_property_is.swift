struct Temperature {
    var celsius: Double
    var fahrenheit: Double { celsius * 9 / 5 + 32 }
}
var t = Temperature(celsius: 20)
t.fahrenheit = 100
