// Draws the pictures of the stories anew: those of the files named, or all of them together with the specimen.
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { pictures } from './folders.ts'
import { keepSpecimen, whyIncomparable } from './specimen.ts'

const files = process.argv.slice(2)
if (files.length === 0) {
  rmSync(pictures, { recursive: true, force: true })
  await keepSpecimen()
}
const reason = await whyIncomparable()
if (reason) {
  console.error(`No picture was drawn, for it would not fit the others: ${reason}.`)
  process.exitCode = 1
} else {
  const { status } = spawnSync('vitest', ['run', '--project', 'storybook', ...files, '--update'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  process.exitCode = status ?? 1
}
