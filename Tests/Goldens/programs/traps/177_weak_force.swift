class Owner { let n = 1 }
class Pet { weak var owner: Owner? }
let pet = Pet()
do { let o = Owner(); pet.owner = o; print(pet.owner!.n) }
print(pet.owner!.n)
