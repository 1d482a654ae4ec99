import { expect, test } from '../support/fixtures.ts'

test('an error that nothing catches is reported to the server once, and a page without errors loads no reporter', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/planted/)
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await page.route('**/assets/base-*.js', async (route) => {
    const script = await (await route.fetch()).text()
    const planted = 'addEventListener("planted", function planted() { throw new TypeError("planted") })'
    await route.fulfill({ contentType: 'text/javascript', body: `${script}\n${planted}` })
  })
  await page.goto('/pricing')
  await page.waitForLoadState('networkidle')
  expect(requests.filter((path) => path.includes('/interaction-'))).toEqual([])

  const fail = () => page.evaluate(() => dispatchEvent(new Event('planted')))
  const reported = page.waitForResponse('**/api/public/client-error')
  await fail()
  expect((await reported).status()).toBe(200)
  expect(requests.filter((path) => path.includes('/interaction-'))).toHaveLength(1)

  await fail()
  await page.waitForLoadState('networkidle')
  expect(requests.filter((path) => path === '/api/public/client-error')).toHaveLength(1)
})
