import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import * as v from 'valibot'
import { launchOptions } from '../../browser.ts'

const folder = join(import.meta.dirname, '../../looks')

/** How every story looks, in git. */
export const pictures = join(folder, 'pictures')

/** What looked different the last time; not in git. */
export const changes = join(folder, 'changes')

const record = join(folder, 'machine.json')

/** What the look of a page depends on beside the page. */
const machineSchema = v.object({
  platform: v.string(),
  chromium: v.string(),
  /** How letters are drawn in the fonts of the system. */
  letters: v.string(),
})

export type Machine = v.InferOutput<typeof machineSchema>

const sample = ['sans-serif', 'serif', 'monospace']
  .map((font) => `<p style="font: 17px ${font}">Agl1 ß Łódź Ελλάδα Київ عربي עברית 日本 ⌃ →</p>`)
  .join('')

/** The machine that these tests run on, as far as it matters. */
export async function thisMachine(): Promise<Machine> {
  const browser = await chromium.launch(launchOptions())
  try {
    const page = await browser.newPage()
    await page.setContent(`<meta charset="utf-8">${sample}`)
    const letters = createHash('sha256')
      .update(await page.screenshot())
      .digest('hex')
    const major = browser.version().split('.')[0] ?? ''
    return { platform: `${process.platform}-${process.arch}`, chromium: major, letters }
  } finally {
    await browser.close()
  }
}

export const recordedMachine = (): Machine => v.parse(machineSchema, JSON.parse(readFileSync(record, 'utf8')))

export const keepMachine = (machine: Machine): void =>
  writeFileSync(record, `${JSON.stringify(machine, undefined, 2)}\n`)

/** Why what this machine draws cannot be compared with the pictures, if it cannot. */
export function difference(here: Machine, there: Machine): string | undefined {
  const nameOf = ({ platform, chromium: major }: Machine) => `Chromium ${major} on ${platform}`
  if (nameOf(here) !== nameOf(there))
    return `they were drawn by ${nameOf(there)}, and this is ${nameOf(here)}`
  return here.letters === there.letters
    ? undefined
    : 'the fonts of this machine are not those of the pictures'
}
