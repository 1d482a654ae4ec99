// Cuts the pictures of the public pages out of those that the stories' tests compare: `npm run screens`.
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { launchOptions } from '../browser.ts'
import { screenSize } from '../src/views/site/screens/size.ts'
import { pictures } from './looks/folders.ts'

const folder = join(import.meta.dirname, '../src/views/site/screens')

/** The story that each is taken from, as it looks on a telephone, and where the cut begins, in pixels. */
const stories = {
  search: { story: 'views-jobs/first-visit', top: 690 },
  way: { story: 'views-application/asked', top: 0 },
  posting: { story: 'views-posting/published', top: 0 },
  applicants: { story: 'views-applicants/everybody', top: 0 },
} as const

const themes = ['light', 'dark'] as const

/** Each picture: its file, what it is cut from, and by what one knows that this has changed. */
export const screens = Object.entries(stories).flatMap(([name, { story, top }]) =>
  themes.map((theme) => ({
    name: `${name}-${theme}`,
    source: join(pictures, story, `390-${theme}.png`),
    top,
  })),
)

export const fingerprintOf = (source: string) =>
  createHash('sha256').update(readFileSync(source)).digest('hex').slice(0, 16)

export const fingerprintsFile = join(folder, 'cutFrom.json')

interface Part {
  readonly png: string
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Runs in the page: a part of a picture. */
async function cut({ png, top, width, height }: Part): Promise<string> {
  const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob())
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')?.drawImage(image, 0, -top)
  const webp = await canvas.convertToBlob({ type: 'image/webp', quality: 0.9 })
  return btoa(
    Array.from(new Uint8Array(await webp.arrayBuffer()), (byte) => String.fromCharCode(byte)).join(''),
  )
}

if (import.meta.main) {
  mkdirSync(folder, { recursive: true })
  const browser = await chromium.launch(launchOptions())
  const page = await browser.newPage()
  for (const { name, source, top } of screens) {
    const webp = await page.evaluate(cut, {
      png: readFileSync(source).toString('base64'),
      top,
      ...screenSize,
    })
    writeFileSync(join(folder, `${name}.webp`), Buffer.from(webp, 'base64'))
  }
  await browser.close()
  const fingerprints = Object.fromEntries(screens.map(({ name, source }) => [name, fingerprintOf(source)]))
  writeFileSync(fingerprintsFile, `${JSON.stringify(fingerprints, undefined, 2)}\n`)
}
