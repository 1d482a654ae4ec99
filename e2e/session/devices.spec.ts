import { expect, test } from '../support/fixtures.ts'
import { hold, open } from '../support/looking.ts'
import { brand, loginButton } from '../support/people.ts'

const login = '/auth/login/candidate'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('Without JavaScript only pages that need it say so, and no login form is sent.', async ({ page }) => {
    for (const address of ['/', '/jobs', '/resources']) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('noscript p')).toHaveCount(0)
    }
    for (const address of ['/auth/login', login, '/candidate', '/jobs/engine-builder/apply']) {
      await page.goto(address)
      // Located by selector, because text locators ignore `noscript`.
      await expect(page.locator('noscript p')).toHaveText(/^This page needs JavaScript\./)
      await expect(page.locator('noscript p')).toBeVisible()
    }
    const answer = await page.goto(login)
    await expect(page.locator('form')).toHaveAttribute('method', 'post')
    expect(answer?.headers()['content-security-policy']).toContain("form-action 'none'")
  })
})

test('With JavaScript there is no such notice.', async ({ page }) => {
  await page.goto(login)
  await expect(page.locator('noscript p')).toHaveCount(0)
})

test('On a phone the login button is above the keyboard, and everything is reachable in landscape.', async ({
  page,
}) => {
  await open(page, login, 390, 844)
  const box = await loginButton(page).boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(400)
  await page.setViewportSize({ width: 844, height: 390 })
  for (const part of [
    page.getByRole('heading', { level: 1 }),
    page.getByLabel('Email address'),
    loginButton(page),
  ]) {
    await part.scrollIntoViewIfNeeded()
    await expect(part).toBeInViewport({ ratio: 1 })
  }
})

test('Fields are large enough to prevent zoom on phones, and a long address fits at the narrowest width.', async ({
  page,
}) => {
  await open(page, login, 320)
  const field = page.getByLabel('Email address')
  const sizes = await page
    .locator('input, textarea, select')
    .evaluateAll((fields) => fields.map((each) => Number.parseFloat(getComputedStyle(each).fontSize)))
  expect(sizes.length).toBeGreaterThan(1)
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16)
  await field.fill('ada.byron@analytical.example')
  expect(await field.evaluate((input) => input.scrollWidth - input.clientWidth)).toBe(0)
  await expect(page.locator('meta[name=viewport]')).not.toHaveAttribute(
    'content',
    /maximum-scale|user-scalable/,
  )
})

test('a login filled in by a password manager is sent, and a pasted code is accepted', async ({ page }) => {
  await page.goto(login)
  await expect(page.locator('form[data-ready]')).toBeVisible()
  const password = ' Correct horse battery staple 1! '.padEnd(72, 'x')
  for (const [name, value] of [
    ['emailAddress', 'ada@example.com'],
    ['password', password],
  ] as const) {
    const field = page.locator(`[name=${name}]`)
    await field.evaluate((input: HTMLInputElement, text) => (input.value = text), value)
    expect(
      await field.evaluate((input) =>
        input.dispatchEvent(new Event('paste', { bubbles: true, cancelable: true })),
      ),
    ).toBe(true)
  }
  await hold(page)
  const [sent] = await Promise.all([page.waitForRequest('**/api/candidate/login'), loginButton(page).click()])
  expect(sent.postDataJSON()).toEqual({ emailAddress: 'ada@example.com', password })
})

test('The well-known change-password address redirects, and an unknown well-known address is 404.', async ({
  request,
}) => {
  const found = await request.get('/.well-known/change-password', { maxRedirects: 0 })
  expect(found.status()).toBe(302)
  // Password managers first probe this address; a server that answers it with 200 fails their check.
  const none = 'resource-that-should-not-exist-whose-status-code-should-not-be-200'
  expect((await request.get(`/.well-known/${none}`)).status()).toBe(404)
})

test('Role cards have the specified widths, and share the left edge of the page.', async ({ page }) => {
  for (const [window, width, columns] of [
    [320, 280, 1],
    [903, 420, 1],
    [904, 420, 2],
  ] as const) {
    await open(page, '/auth/login', window)
    const boxes = await Promise.all(
      (await page.locator('fieldset label').all()).map((card) => card.boundingBox()),
    )
    expect(boxes.map((box) => box?.width)).toEqual([width, width])
    expect(new Set(boxes.map((box) => box?.y)).size).toBe(columns === 2 ? 1 : 2)
    const lefts = await page
      .locator('h1, fieldset label:first-of-type, button[type=submit]')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().left))
    expect(new Set(lefts).size).toBe(1)
  }
  const tops = await page
    .locator('[id^=role-][id$=-text]')
    .evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
})

test('The browser’s theme color is that of the page, in both themes.', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto('/')
    const around = await page
      .locator(`meta[name=theme-color][media*=${colorScheme}]`)
      .evaluate((meta: HTMLMetaElement) => {
        const sample = document.createElement('i')
        sample.style.color = meta.content
        document.body.append(sample)
        return getComputedStyle(sample).color
      })
    await expect(page.locator('html')).toHaveCSS('background-color', around)
    await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme)
  }
})

test('The web app manifest has the product’s name.', async ({ page, request }) => {
  await page.goto('/')
  const manifest = await page.locator('link[rel=manifest]').getAttribute('href')
  const answer = await request.get(String(manifest))
  expect(await answer.json()).toMatchObject({ name: brand, short_name: brand, start_url: '/' })
})
