// Runs a tool of this repository, on the pinned Node, after installing what is missing: `run.mjs tsc --noEmit`.
import { install, run } from './setup.mjs'

const [tool, ...args] = process.argv.slice(2)
install()
process.exitCode = await run(tool, args)
