func g(_ s: AsyncStream<Int>) { for await x in s { print(x) } }
