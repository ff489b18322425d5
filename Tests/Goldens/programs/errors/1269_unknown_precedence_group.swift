precedencegroup G { higherThan: Nope }
