import Dispatch
import Foundation
DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) { print("later"); exit(0) }
print("now")
dispatchMain()
