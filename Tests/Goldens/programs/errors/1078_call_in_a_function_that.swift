func run() async { print("run") }
func start() { run() }
start()
