// Specimen: one page with everything that browsers render differently. A machine that renders the specimen
// like the reference does also renders the pictures of the stories alike.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { chromium, type Page } from 'playwright'
import { basicFont } from '../fonts.ts'
import { launchOptions } from '../../browser.ts'
import { specimenHere, specimenPicture } from './folders.ts'

const words = 'Agl1 Find jobs. Hire talent.'
const letters = (font: string, text: string) => `<p style="font: ${font}">${text}</p>`

const product = [400, 500, 600].flatMap((weight) =>
  [14, 17, 22, 36].map((size) => letters(`${weight} ${size}px Product`, words)),
)
const system = ['sans-serif', 'serif', 'monospace'].map((font) =>
  letters(`17px ${font}`, 'Agl1 •••• ß Łódź Ελλάδα Київ عربي עברית 日本 ⌃ →'),
)
const controls = `
  <p><input value="${words}" /></p>
  <p><input placeholder="${words}" disabled /></p>
  <p><select><option>${words}</option></select></p>
  <p>
    <input type="checkbox" /><input type="checkbox" checked /><input type="radio" /><input type="radio" checked />
  </p>
  <p><button>${words}</button></p>
  <svg width="96" height="48" fill="none" stroke="currentColor" stroke-width="1.6">
    <circle cx="24" cy="24" r="17" /><path d="M52 8 90 40M52 40c20-40 30-20 38-32" />
  </svg>`
const section = `<section>${[...product, ...system].join('')}${controls}</section>`

/**
 * Tolerated difference, about the same as for a story's picture. A minor update of Chromium stays below it.
 */
const allowed = { channel: 5, share: 0.001 }

async function withPage<Result>(look: (page: Page) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch(launchOptions())
  try {
    return await look(await browser.newPage({ viewport: { width: 1000, height: 900 }, locale: 'en-US' }))
  } finally {
    await browser.close()
  }
}

async function draw(page: Page): Promise<Buffer> {
  const template = readFileSync(join(import.meta.dirname, 'specimen.html'), 'utf8')
  const font = `data:font/woff2;base64,${readFileSync(basicFont).toString('base64')}`
  await page.setContent(
    template.replace('<!-- font -->', font).replace('<!-- sections -->', section.repeat(2)),
  )
  await page.evaluate(async () => void (await document.fonts.ready))
  return page.screenshot({ fullPage: true })
}

/** Renders the specimen and saves it as the reference, before the pictures are updated. */
export const keepSpecimen = (): Promise<void> =>
  withPage(async (page) => writeFileSync(specimenPicture, await draw(page)))

/** Reason why this machine cannot compare its pictures with the reference; undefined if it can. */
export function whyIncomparable(): Promise<string | undefined> {
  return withPage(async (page) => {
    const here = await draw(page)
    const there = readFileSync(specimenPicture)
    if (here.equals(there)) return undefined
    const pngs = [here, there].map((png) => png.toString('base64'))
    const share = await page.evaluate(shareThatDiffers, { pngs, channel: allowed.channel })
    if (share <= allowed.share) return undefined
    mkdirSync(dirname(specimenHere), { recursive: true })
    writeFileSync(specimenHere, here)
    const name = `Chromium ${page.context().browser()?.version()} on ${process.platform}-${process.arch}`
    return `${name} draws ${(100 * share).toFixed(1)} % of looks/specimen.png in another way`
  })
}

/** Framed warning that the pictures were not compared. */
export function notCompared(count: number, reason: string): string {
  const sentence = `NOT COMPARED: ${count} pictures of stories. ${reason}.`
  const line = '='.repeat(sentence.length)
  return `\n${line}\n${sentence}\n${line}`
}

/** Share of the pixels that differ by more than `channel` (of 255) in a colour. Runs in the page. */
async function shareThatDiffers({ pngs, channel }: { pngs: string[]; channel: number }): Promise<number> {
  const images = await Promise.all(
    pngs.map(async (png) => {
      const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob())
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d')
      context?.drawImage(image, 0, 0)
      return context?.getImageData(0, 0, image.width, image.height)
    }),
  )
  const [one, other] = images
  if (!one || !other || one.width !== other.width || one.height !== other.height) return 1
  const differing = new Set<number>()
  for (const [index, value] of one.data.entries())
    if (Math.abs(value - (other.data[index] ?? 0)) > channel) differing.add(index >> 2)
  return differing.size / (one.width * one.height)
}
