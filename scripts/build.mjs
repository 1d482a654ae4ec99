import { build, buildIfNeeded, install } from './setup.mjs'

install()
if (process.argv.includes('--if-needed')) buildIfNeeded()
else build(...process.argv.slice(2))
