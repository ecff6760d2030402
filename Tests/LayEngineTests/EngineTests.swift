import Testing

/// All tests of the engine, one after the other: the floor of the stack is one for the process.
@Suite(.serialized) enum EngineTests {}
