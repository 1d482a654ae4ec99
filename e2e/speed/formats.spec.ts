import { expect, test } from '../support/fixtures.ts'

declare global {
  interface Window {
    /** Constructors of Intl that the page has read. */
    intlObjects: string[]
  }
}

const formats = [
  'DateTimeFormat',
  'DisplayNames',
  'ListFormat',
  'NumberFormat',
  'PluralRules',
  'Segmenter',
] as const

test('the login creates no Intl object before the first key', async ({ page }) => {
  await page.addInitScript((names) => {
    window.intlObjects = []
    for (const name of names) {
      const constructor = Intl[name]
      const get = () => {
        window.intlObjects.push(name)
        return constructor
      }
      Object.defineProperty(Intl, name, { get })
    }
  }, formats)
  await page.goto('/auth/login/candidate')
  await expect(page.locator('form[data-ready]')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => window.intlObjects)).toEqual([])
})
