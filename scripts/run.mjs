// Runs a tool of this repository with the pinned Node, after installing missing packages: `run.mjs tsc
// --noEmit`.
import { install, run } from './setup.mjs'

const [tool, ...args] = process.argv.slice(2)
install()
process.exitCode = await run(tool, args)
