class Service { func run() -> String { "ran" } }
class App { var service: Service! }
let app = App()
app.service = Service()
print(app.service.run())
app.service = nil
print(app.service.run())
