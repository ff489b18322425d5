func describe(_ value: Int?) -> String {
    return "value " + value
}
