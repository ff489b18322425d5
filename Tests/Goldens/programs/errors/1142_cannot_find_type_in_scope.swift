class C: Foo {}
