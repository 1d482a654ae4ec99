// Stands in for the typesetter's child on a machine that has no compiler.
import process from 'node:process'

process.send?.({ unavailable: true })
