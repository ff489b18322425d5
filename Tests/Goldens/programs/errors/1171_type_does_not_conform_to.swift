@globalActor struct G { }
