// Renders the reference pictures again, for the given story files or for all. Replaces the specimen only if
// this machine renders it differently, because two renderings are never identical to the last pixel.
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
