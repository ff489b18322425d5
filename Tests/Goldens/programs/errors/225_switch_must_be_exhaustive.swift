let number = Int("12")
switch number {
case 12: print("twelve")
}
