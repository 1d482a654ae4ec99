import { describe, expect, test } from 'vitest'
import { monogramOf } from '../../../contract/companies/monogram.ts'
import { jobPicture } from '../../../src/prerender/picture.ts'
import type { Job } from '../../../contract/postings/reads.ts'
import { createDrawing } from '../../../server/pictures/draw.ts'
import { matching, sharedTestServer } from '../support/harness.ts'
import { distDir, jobPageAt } from '../support/jobPages.ts'
import { completePosting } from '../support/postings.ts'

const server = sharedTestServer({ distDir })

const job: Job = {
  ...completePosting,
  slug: 'engine-builder-engine-works-abcdef',
  company: { slug: 'engine-works', name: 'Engine Works', website: '', proof: 'none', record: null },
  state: 'published',
  outcome: null,
  publishedAt: '2030-01-01T00:00:00.000Z',
  confirmedAt: null,
  isDemo: false,
}

/** Width and height in the header of a PNG. */
function sizeOf(png: Uint8Array): readonly [number, number] {
  const content = Buffer.from(png)
  expect(content.subarray(1, 4).toString()).toBe('PNG')
  return [content.readUInt32BE(16), content.readUInt32BE(20)]
}

/** Characters that XML cannot contain. */
const unwritable = ['\u0000', '\uFFFE']
const marks = `</text><script>alert(1)</script>&"'<image href="file:///etc/passwd"/>`
const trap = unwritable.join('') + marks

describe('the picture of a job', () => {
  test('is named by its page, rendered once, and sent again only when it changes', async () => {
    const { get, path, send } = await jobPageAt(server())
    const address = `${server().origin}${path}/picture.png`
    const { html } = await get()
    expect(html).toContain(`<meta property="og:image" content="${address}"/>`)
    expect(html).toContain('<meta property="og:image:width" content="1200"/>')
    expect(html).toContain('<meta property="og:image:height" content="630"/>')
    expect(html).toMatch(
      /<meta property="og:image:alt" content="Engine Builder at Engine Works: £17.50[^"]*"\/>/,
    )

    const url = `${server().base}${path}/picture.png`
    const first = await fetch(url)
    expect(first.headers.get('Content-Type')).toBe('image/png')
    expect(first.headers.getSetCookie()).toEqual([])
    expect(sizeOf(new Uint8Array(await first.arrayBuffer()))).toEqual([1200, 630])
    const etag = first.headers.get('ETag') ?? ''
    expect(etag).toEqual(matching(/^"/))
    expect((await fetch(url, { headers: { 'If-None-Match': etag } })).status).toBe(304)
    await send({ type: 'close', outcome: 'filledHere' })
    expect((await fetch(url)).status).toBe(200)
  })

  test('shows the title, the company and the pay', () => {
    const words = jobPicture(job)
    for (const told of ['Engine Builder', 'Engine Works', '£40,000–£60,000 a year'])
      expect(words).toContain(told)
  })

  test('shows the monogram of the company, or else its logo without loading it', async () => {
    const { ground, letters } = monogramOf(job.company)
    expect(jobPicture(job)).toContain(`fill="${ground}"`)
    expect(jobPicture(job)).toContain(`>${letters}</text>`)

    const png = await createDrawing()('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>')
    const logo = `data:image/png;base64,${Buffer.from(png).toString('base64')}`
    const svg = jobPicture(job, logo)
    expect(svg).toContain(`href="${logo}"`)
    expect(sizeOf(await createDrawing()(svg))).toEqual([1200, 630])
  })

  test('shows typed markup as text, and loads nothing', async () => {
    const svg = jobPicture({ ...job, title: trap, company: { ...job.company, name: trap } })
    expect(svg).not.toMatch(/<script|<image|href="/)
    for (const sign of unwritable) expect(svg).not.toContain(sign)
    expect(sizeOf(await createDrawing()(svg))).toEqual([1200, 630])
    const { path } = await jobPageAt(server(), { title: `Trap ${marks}` })
    expect((await fetch(`${server().base}${path}/picture.png`)).status).toBe(200)
  })

  test.each([
    ['one word without an end', 'Wirtschaftswissenschaftlerin'.repeat(40)],
    ['many words', 'Engine builder '.repeat(80)],
    ['letters of many scripts', '舞台大工 сварщик العربية עברית 한국어 Łódź 🙂'],
    ['marks above marks', 'e\u0301'.repeat(120)],
    ['nothing', ' '],
  ])('fits into its lines with %s', async (_, title) => {
    const svg = jobPicture({ ...job, title })
    expect([...svg.matchAll(/<text [^>]*font-size="64"/g)].length).toBeLessThanOrEqual(3)
    for (const [, y] of svg.matchAll(/<text x="80" y="(\d+)"/g)) expect(Number(y)).toBeLessThan(510)
    expect(sizeOf(await createDrawing()(svg))).toEqual([1200, 630])
  })

  test('has a company picture as well, which its page names', async () => {
    const { get } = await jobPageAt(server())
    const [, slug] = /href="\/companies\/([^"/]+)"/.exec((await get()).html) ?? []
    const page = await (await fetch(`${server().base}/companies/${slug}`)).text()
    expect(page).toContain(
      `<meta property="og:image" content="${server().origin}/companies/${slug}/picture.png"/>`,
    )
    const own = await fetch(`${server().base}/companies/${slug}/picture.png`)
    expect(sizeOf(new Uint8Array(await own.arrayBuffer()))).toEqual([1200, 630])
    expect((await fetch(`${server().base}/companies/nobody-works/picture.png`)).status).toBe(404)
  })

  test('is missing for a missing job; every other page has one', async () => {
    expect((await fetch(`${server().base}/jobs/nobody-works-abcdef/picture.png`)).status).toBe(404)
    const site = await fetch(`${server().base}/picture.png`)
    expect(sizeOf(new Uint8Array(await site.arrayBuffer()))).toEqual([1200, 630])
    for (const path of ['/', '/jobs', '/features']) {
      const html = await (await fetch(server().base + path)).text()
      expect(html).toContain(`<meta property="og:image" content="${server().origin}/picture.png"/>`)
    }
  })

  test('that cannot be rendered returns an error, and the next one is rendered', async () => {
    const draw = createDrawing()
    await expect(draw('<svg')).rejects.toThrow('A picture could not be drawn.')
    expect(sizeOf(await draw(jobPicture(job)))).toEqual([1200, 630])
  })
})
