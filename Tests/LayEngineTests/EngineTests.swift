import Testing

/// All tests of the engine, one after the other: the stack floor is one for the whole process.
@Suite(.serialized) enum EngineTests {}
