extension String { func shout() -> String { uppercased() + "!" } }
print(5.shout())
