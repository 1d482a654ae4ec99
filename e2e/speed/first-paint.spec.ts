import type { Page } from 'playwright/test'
import { expect, test } from '../support/fixtures.ts'

// One page for each layout and each kind of content.
const pages = ['/', '/auth/login', '/auth/register/employer', '/candidate/profile', '/nothing/here']

test.use({ javaScriptEnabled: false })

for (const colorScheme of ['light', 'dark'] as const)
  test(`in ${colorScheme} colours a page looks the same before all of its styles are there`, async ({
    page,
    allowConsole,
  }) => {
    test.slow()
    allowConsole(/ERR_FAILED|404/)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      for (const address of pages) {
        await page.route('**/assets/*.css', (route) => route.abort())
        await page.goto(address)
        const first = await look(page)
        await page.unroute('**/assets/*.css')
        await page.goto(address)
        const then = await look(page)
        const changes = then.filter((line, index) => line !== first[index])
        expect(first.length, `${address} at ${width}`).toBe(then.length)
        expect(changes, `${address} at ${width}`).toEqual([])
      }
    }
  })

/** Position and style of every element, in page order. */
const look = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    return [document.documentElement, ...document.body.querySelectorAll(':not(link)')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const styles = [undefined, '::before', '::after'].map((part) => {
        const style = getComputedStyle(element, part)
        if (part && style.content === 'none') return ''
        return Array.from(style, (key) => `${key}: ${style.getPropertyValue(key)}`).join('; ')
      })
      return `${element.outerHTML.slice(0, 80)} at ${[x, y, width, height].join()}: ${styles.join(' ')}`
    })
  })
