import { buildIfNeeded, install, run, serverNode } from './setup.mjs'

install()
buildIfNeeded()
process.exitCode = await run(serverNode(), ['server/main.ts'])
