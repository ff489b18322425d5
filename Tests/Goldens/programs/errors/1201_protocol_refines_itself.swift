protocol A: B {}
protocol B: A {}
