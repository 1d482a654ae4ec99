// Sends the worst requests that the contract allows, one after the other, while another client polls
// /healthz, and prints the ten that delayed that client most: npm run bench:worst [-- --texture 'combining
// marks'] [--write]. DATABASE_URL selects an empty PostgreSQL database.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { markdownTable, writeSection } from '../scripts/performancePage.ts'
import { startServer } from './serverProcess.ts'
import { measureWorst } from './worst/measure.ts'
import { textures, type TextureName } from './worst/textures.ts'

const BOUND_MS = 250
const WORST = 10

const { values } = parseArgs({
  options: { texture: { type: 'string', multiple: true }, write: { type: 'boolean', default: false } },
})
const isTexture = (name: string): name is TextureName => name in textures
const names = (values.texture ?? Object.keys(textures)).filter(isTexture)

const say = (line: string) => process.stdout.write(`${line}\n`)
const dataDir = mkdtempSync(join(tmpdir(), 'bench-worst-'))
const { child, origin } = await startServer(dataDir)
try {
  const told = (texture: TextureName, requests: number) => say(`${texture}: ${requests} requests`)
  const measured = await measureWorst({ dataDir, origin }, { boundMs: BOUND_MS, names, told })
  const worst = measured.toSorted((one, other) => other.waitMs - one.waitMs)
  const over = worst.filter(({ waitMs }) => waitMs > BOUND_MS)
  const section = [
    `${measured.length} requests; ${over.length} of them made another client wait more than ${BOUND_MS} ms beyond the idle figure. The worst ${WORST}:`,
    markdownTable(
      ['request', 'text', 'status', 'wait of another client', 'answered after', 'answer'],
      worst
        .slice(0, WORST)
        .map(({ answerBytes, sentMs, status, texture, waitMs, what }) => [
          what,
          texture,
          String(status),
          `${waitMs.toFixed(0)} ms`,
          `${sentMs.toFixed(0)} ms`,
          `${(answerBytes / 1_024).toFixed(0)} KiB`,
        ]),
    ),
  ].join('\n\n')
  say(section)
  if (values.write) await writeSection('worst', section)
  if (over.length > 0) process.exitCode = 1
} finally {
  child.kill()
  rmSync(dataDir, { recursive: true, force: true })
}
