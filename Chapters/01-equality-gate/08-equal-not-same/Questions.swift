import ExerciseSupport

/// Three pings without an echo.
func answer_noEcho() -> Int {
  let sounder = Sounder()
  return notifications(of: { sounder.depth }) {
    for _ in 1...3 { sounder.depth = .nan }
  }
}

/// From one zero to the other.
func answer_zero() -> Int {
  let sounder = Sounder()
  return notifications(of: { sounder.trim }) { sounder.trim = -0.0 }
}

/// Which zero is stored then.
func answer_zeroStored() -> Bool {
  let sounder = Sounder()
  sounder.trim = -0.0
  return 1 / sounder.trim < 0
}

/// From one spelling to the other.
func answer_twoSpellings() -> Int {
  let sounder = Sounder()
  return notifications(of: { sounder.vessel }) { sounder.vessel = "Sire\u{300}ne" }
}

/// The scalars of the spelling that is stored then.
func answer_scalars() -> Int {
  let sounder = Sounder()
  sounder.vessel = "Sire\u{300}ne"
  return sounder.vessel.unicodeScalars.count
}

/// The characters of the spelling that is stored then.
func answer_letters() -> Int {
  let sounder = Sounder()
  sounder.vessel = "Sire\u{300}ne"
  return sounder.vessel.count
}

/// The same storage, then another one.
func answer_soundings() -> Int {
  let sounder = Sounder()
  return notifications(of: { sounder.soundings }) {
    sounder.soundings = sounder.soundings
    sounder.soundings = [12.5, .nan]
  }
}
