import Observation

/// An echo sounder.
@Observable final class Sounder {
  /// The depth in metres, or NaN when there was no echo.
  var depth = Double.nan
  /// The boat's trim in degrees; 0 is even.
  var trim = 0.0
  /// The boat's name, spelt with one scalar for the è.
  var vessel = "Sir\u{E8}ne"
  /// The last two soundings.
  var soundings = [12.5, Double.nan]
}
