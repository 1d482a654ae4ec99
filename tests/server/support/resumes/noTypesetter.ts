// Replacement for the typesetter's child process on a machine without a compiler.
import process from 'node:process'

process.send?.({ unavailable: true })
