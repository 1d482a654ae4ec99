import { expect, test } from '../support/fixtures.ts'

const formats = ['DateTimeFormat', 'DisplayNames', 'ListFormat', 'NumberFormat', 'PluralRules', 'Segmenter']

test('the login creates no Intl object before the first key', async ({ page }) => {
  await page.addInitScript((names) => {
    const created: string[] = []
    for (const name of names) {
      const format: new () => object = Reflect.get(Intl, name)
      const construct = (target: typeof format, options: unknown[]) => {
        created.push(name)
        return Reflect.construct(target, options)
      }
      Reflect.set(Intl, name, new Proxy(format, { construct }))
    }
    Reflect.set(window, 'created', created)
  }, formats)
  await page.goto('/auth/login/candidate')
  await expect(page.locator('form[data-ready]')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => Reflect.get(window, 'created'))).toEqual([])
})
