struct Old { @available(*, unavailable, message: "use new()") func old() {} }
Old().old()
