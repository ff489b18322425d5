func g(_ s: AsyncThrowingStream<Int, Error>) async { for try await x in s { print(x) } }
