let names = ["Ann", "Bob"]
names.append("Cy")
