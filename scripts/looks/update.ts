// Draws the pictures of the stories anew: those of the files named, or all of them; and the specimen where this
// machine draws it in another way, for two drawings of it are never the same to the last pixel.
import { spawnSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { pictures, specimenPicture } from './folders.ts'
import { keepSpecimen, whyIncomparable } from './specimen.ts'

const files = process.argv.slice(2)
if (files.length === 0) {
  rmSync(pictures, { recursive: true, force: true })
  if (!existsSync(specimenPicture) || (await whyIncomparable())) await keepSpecimen()
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
