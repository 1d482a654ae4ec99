import { buildIfNeeded, install, run, serverNode } from './setup.mjs'

install()
buildIfNeeded('inspect')
process.exitCode = await run(serverNode(), ['server/main.ts'])
