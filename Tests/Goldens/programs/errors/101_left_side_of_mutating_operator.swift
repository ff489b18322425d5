struct Song { let title: String; var plays = 0 }
let songs = [Song(title: "Blue"), Song(title: "Red")]
for song in songs {
    song.plays += 1
}
