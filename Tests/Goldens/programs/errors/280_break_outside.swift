func stop() { break }
