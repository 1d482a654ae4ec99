// Runs the main journeys in the engines that `npm test` leaves out. Fails if one of them is not installed.
import { spawnSync } from 'node:child_process'
import { engines, toInstall } from './engines.ts'

const instructions = engines.flatMap((engine) => toInstall(engine) ?? [])
const installed = engines.filter((engine) => toInstall(engine) === undefined)
const projects = installed.map((engine) => `--project=${engine}`)
const args = ['test', '--config=e2e/browsers/playwright.config.ts', ...projects, ...process.argv.slice(2)]
// Without a `--project` option, Playwright would run all projects.
const { status } = projects.length > 0 ? spawnSync('playwright', args, { stdio: 'inherit' }) : { status: 1 }
for (const sentence of instructions) console.error(`> ${sentence}`)
process.exitCode = instructions.length > 0 ? 1 : (status ?? 1)
