import Foundation
struct Err: TextOutputStream { mutating func write(_ s: String) { fputs(s, stderr) } }
var e = Err(); print("to err", to: &e); print("x", to: &e)
fputs("out\n", stdout); puts("put"); putchar(65); putchar(10); fflush(stdout); setbuf(stdout, nil)
FileHandle.standardError.write("err\n".data(using: .utf8)!); FileHandle.standardOutput.write(Data("fh\n".utf8))
print(EXIT_SUCCESS, EXIT_FAILURE, INT_MAX, DBL_MAX, Int32.max, DBL_EPSILON)
print(getenv("NOPE") == nil, atoi("42"), strlen("abc"), toupper(97), isdigit(53) != 0, abs(-3), labs(-4))
print(CommandLine.arguments.count, CommandLine.argc)
let t = clock(); usleep(10); print(clock() >= t)
if CommandLine.arguments.count > 5 { exit(EXIT_FAILURE) }
func f() { defer { print("no") }; exit(0) }
f()
