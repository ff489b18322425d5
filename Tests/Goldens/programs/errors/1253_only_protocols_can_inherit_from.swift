struct S: AnyObject {}
