import type { Page } from 'playwright/test'
import * as v from 'valibot'
import { resumeCalls } from '../../contract/resumes/calls.ts'
import { resumePagePicture } from '../../contract/resumes/listing.ts'
import { resumeSamples } from '../../contract/resumes/samples.ts'
import { expect, test } from '../support/fixtures.ts'
import { ask } from '../support/joining.ts'
import { begin } from '../support/resumes.ts'

/** Share of pixels that differ between the page on the canvas and the server's picture. */
const differing = (page: Page, picture: string) =>
  page
    .getByRole('region', { name: 'Page' })
    .locator('canvas')
    .evaluate(async (drawn: HTMLCanvasElement, src) => {
      const { height, width } = drawn
      const image = new Image(width, height)
      image.src = src
      await image.decode()
      const dotsOf = (source: CanvasImageSource) => {
        const on = new OffscreenCanvas(width, height).getContext('2d')
        if (!on) throw new Error('There is no canvas.')
        on.fillStyle = '#ffffff'
        on.fillRect(0, 0, width, height)
        on.drawImage(source, 0, 0, width, height)
        return on.getImageData(0, 0, width, height).data
      }
      const [mine, theirs] = [dotsOf(drawn), dotsOf(image)]
      return mine.filter((value, at) => Math.abs(value - (theirs[at] ?? 0)) > 80).length / mine.length
    }, picture)

test('The live preview looks like the server’s picture, in every template.', async ({ app, page }) => {
  await begin(page)
  for (const { document, title } of Object.values(resumeSamples)) {
    const made = await ask(page, app, `candidate/${resumeCalls.createResume.path}`, { title, document })
    const { id, revision } = v.parse(resumeCalls.createResume.result, made)
    await page.goto(`/candidate/resumes/${id}`)
    const picture = resumePagePicture({ id, revision }, 0)
    await expect(page.getByRole('img', { name: /^Page 1 of 1/ })).toBeVisible()
    // About a twentieth of a text page is ink, so this is a strict bound.
    await expect.poll(() => differing(page, picture)).toBeLessThan(0.002)
  }
})

test('A click in the preview opens a collapsed field.', async ({ app, page }) => {
  await begin(page)
  const { document, title } = resumeSamples.plain
  const made = await ask(page, app, `candidate/${resumeCalls.createResume.path}`, { title, document })
  const { id } = v.parse(resumeCalls.createResume.result, made)
  await page.goto(`/candidate/resumes/${id}?field=work.0.highlights.1`)

  await expect(page.getByLabel('Highlights, one per line')).toBeFocused()
})
