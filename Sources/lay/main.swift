import Glibc
import LayCommandLine

// All output is written. `_exit` skips freeing memory, which the system takes back as a whole.
_exit(ProgramRun.status())
