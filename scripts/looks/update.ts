// Draws the pictures of the stories anew: those of the files named, or all of them, for the machine that this is.
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { keepMachine, pictures, thisMachine } from './machine.ts'

const files = process.argv.slice(2)
if (files.length === 0) {
  rmSync(pictures, { recursive: true, force: true })
  keepMachine(await thisMachine())
}
const { status } = spawnSync('vitest', ['run', '--project', 'storybook', ...files, '--update'], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
})
process.exitCode = status ?? 1
