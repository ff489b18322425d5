import ExerciseSupport
import Observation
import Testing

@Test("The sign shows the guests at once")
func atOnce() {
  let sign = Sign(Pool())
  #expect(sign.text == "20 guests")
  #expect(sign.shows == 1)
}

@Test("After the turn the sign shows the new number", .hint("Do not read in onChange: the value is not stored yet."))
func newNumber() {
  let pool = Pool()
  let sign = Sign(pool)
  pool.guests = 21
  sign.endTurn()
  #expect(sign.text == "21 guests")
}

@Test("A single guest is a guest")
func singleGuest() {
  let pool = Pool()
  pool.guests = 1
  #expect(Sign(pool).text == "1 guest")
  pool.guests = 0
  #expect(Sign(pool).text == "0 guests")
}

@Test("During the turn the sign stays as it is")
func duringTheTurn() {
  let pool = Pool()
  let sign = Sign(pool)
  pool.guests = 21
  #expect(sign.text == "20 guests")
  #expect(sign.shows == 1)
}

@Test("Many changes in one turn are shown once")
func manyChanges() {
  let pool = Pool()
  let sign = Sign(pool)
  for _ in 1...5 { pool.guests += 1 }
  sign.endTurn()
  #expect(sign.shows == 2)
  #expect(sign.text == "25 guests")
}

@Test("A turn without changes shows nothing")
func quietTurn() {
  let pool = Pool()
  let sign = Sign(pool)
  sign.endTurn()
  pool.guests = 20
  sign.endTurn()
  #expect(sign.shows == 1)
}

@Test("The sign goes on, turn after turn", .hint("The watch is over after one change. Who arms it again?"))
func turnAfterTurn() {
  let pool = Pool()
  let sign = Sign(pool)
  for turn in 1...4 {
    pool.guests = 30 + turn
    sign.endTurn()
    #expect(sign.text == "\(30 + turn) guests")
  }
  sign.endTurn()
  #expect(sign.shows == 5)
}

@Test("The temperature does not concern the sign")
func temperature() {
  let pool = Pool()
  let sign = Sign(pool)
  pool.temperature = 26
  sign.endTurn()
  #expect(sign.shows == 1)
}

@Test("While closed, the sign does not read the guests", .hint("What is not read is not watched."))
func closed() {
  let pool = Pool()
  let sign = Sign(pool)
  pool.isOpen = false
  sign.endTurn()
  #expect(sign.text == "closed")
  #expect(sign.shows == 2)
  pool.guests = 3
  sign.endTurn()
  #expect(sign.shows == 2)
  pool.isOpen = true
  sign.endTurn()
  #expect(sign.text == "3 guests")
}
