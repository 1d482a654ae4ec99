import type { BrowserContext, Locator } from 'playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { cutOff, hold, moving, open, tooSmall, walk, withStyle } from '../support/looking.ts'
import { fillLogin, loginButton, register, somebody, toasts } from '../support/people.ts'

const login = '/auth/login/candidate'
const settings = '/candidate/profile?tab=settings'
const ofVisitors = ['/', '/jobs', '/nowhere', '/auth/login', login, '/auth/register/candidate']
const ofMembers = [
  '/candidate',
  '/candidate/profile',
  '/candidate/profile/edit',
  '/candidate/introductions',
  settings,
]

const larger = ':root { font-size: 200% }'

// Text spacing of WCAG 2.2, criterion 1.4.12.
const wider =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }'

let member: Awaited<ReturnType<BrowserContext['storageState']>>

test.beforeAll(async ({ browser, sharedApp }) => {
  const page = await browser.newPage({ baseURL: sharedApp.origin })
  await register(page, somebody())
  member = await page.context().storageState()
  await page.close()
})

test.beforeEach(({ allowConsole }) => allowConsole(/status of 404/))

for (const { who, addresses } of [
  { who: 'visitors', addresses: ofVisitors },
  { who: 'members', addresses: ofMembers },
]) {
  test.describe(`the pages of ${who}`, () => {
    test.use({ storageState: ({}, use) => use(who === 'members' ? member : { cookies: [], origins: [] }) })

    test('adapt to larger text, to wider text, to the other direction and to fingers', async ({ page }) => {
      for (const address of addresses) {
        await open(page, address, 640)
        expect(await withStyle(page, larger, () => cutOff(page)), `${address}, larger`).toEqual([])
        await page.setViewportSize({ width: 320, height: 900 })
        expect(await tooSmall(page), `${address}, narrow`).toEqual([])
        expect(await withStyle(page, wider, () => cutOff(page)), `${address}, wider`).toEqual([])
        await page.evaluate(() => (document.documentElement.dir = 'rtl'))
        expect(await cutOff(page), `${address}, right to left`).toEqual([])
        await page.setViewportSize({ width: 1440, height: 900 })
        expect(await cutOff(page), `${address}, right to left`).toEqual([])
        expect(await tooSmall(page), `${address}, wide`).toEqual([])
      }
    })

    test('have tab stops in reading order, each with a focus ring, none under the header', async ({
      page,
    }) => {
      for (const address of addresses) {
        await open(page, address, 1440, 420)
        const forth = await walk(page, 'Tab')
        expect(forth.length, address).toBeGreaterThan(2)
        expect(
          forth.filter(({ ring }) => ring !== 'solid 3px'),
          address,
        ).toEqual([])
        expect(
          forth.map(({ place }) => place),
          address,
        ).toEqual(forth.map(({ place }) => place).toSorted((one, other) => one - other))
        const back = await walk(page, 'Shift+Tab')
        expect(
          [...forth, ...back].filter(({ hidden }) => hidden),
          address,
        ).toEqual([])
      }
    })
  })
}

test('forced colours keep the borders of buttons, and show selected, invalid and open states', async ({
  page,
  browser,
  app,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/auth/login')
  const chosen = page.locator('label', { has: page.getByRole('radio', { checked: true }) })
  const other = page.locator('label', { has: page.getByRole('radio', { checked: false }) })
  await expect(chosen).toHaveCSS('border-top-width', '3px')
  await expect(other).toHaveCSS('border-top-width', '1px')
  const dot = page.getByRole('radio').first()
  await expect(dot).toBeChecked()
  const dotted = await dot.screenshot()
  await page.getByRole('radio').last().check()
  await expect(dot).not.toBeChecked()
  expect(dotted.equals(await dot.screenshot())).toBe(false)
  expect(await edge(page.getByRole('button', { name: 'Continue' }))).toBe('solid')
  await page.goto(login)
  await page.getByLabel('Password', { exact: true }).fill('Analytical1!')
  await loginButton(page).click()
  await expect(page.getByLabel('Email address')).toHaveCSS('border-top-width', '3px')
  await expect(page.getByLabel('Password', { exact: true })).toHaveCSS('border-top-width', '1px')
  const message = page.locator('#emailAddress-error')
  await expect(message).toHaveText(/^Error: /)
  await expect(message.locator('svg')).toBeVisible()

  const context = await browser.newContext({
    baseURL: app.origin,
    storageState: member,
    forcedColors: 'active',
  })
  const profile = await context.newPage()
  await profile.goto('/candidate/profile')
  const line = (name: string) =>
    profile.getByRole('tab', { name }).evaluate((tab) => getComputedStyle(tab).borderBottomColor)
  await expect(profile.getByRole('tab', { name: 'Overview' })).toBeVisible()
  const ground = await profile.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(await line('Overview')).not.toBe(await line('Settings'))
  expect(await line('Overview')).not.toBe(ground)
  await profile.goto('/candidate/applications')
  const link = (name: string) =>
    profile
      .getByRole('link', { name: new RegExp(`^${name}`) })
      .first()
      .evaluate((tab) => getComputedStyle(tab).borderBottomColor)
  await expect(profile.getByRole('link', { name: /^Closed/ })).toBeVisible()
  expect(await link('All')).not.toBe(await link('Closed'))
  await context.close()
})

test('more contrast makes lines, hints and captions as dark as text, in both themes', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, contrast: 'more' })
    await page.goto('/auth/forgot-password/candidate')
    const ink = await page.getByRole('heading', { level: 1 }).evaluate((node) => getComputedStyle(node).color)
    await expect(page.getByText('We’ll email you a link')).toHaveCSS('color', ink)
    await expect(page.getByLabel('Email address')).toHaveCSS('border-top-color', ink)
  }
})

test('reduced motion removes every animation, and changes nothing else', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await hold(page)
  await page.goto(login)
  await fillLogin(page, somebody())
  await loginButton(page).click()
  await expect(page.getByText('Logging in')).toBeVisible()
  expect(await moving(page)).toEqual([])
  await page.goto('/auth/verify/candidate/ada%40example.com/code')
  await expect(page.getByText('Checking your link')).toBeVisible()
  expect(await moving(page)).toEqual([])
})

test('a spinner appears only after 300 ms without a response', async ({ page }) => {
  await hold(page)
  await page.goto(login)
  await fillLogin(page, somebody())
  await loginButton(page).click()
  const delays = await page
    .locator('.spinner')
    .evaluate((node) => node.getAnimations().map(({ effect }) => effect?.getTiming().delay))
  expect(delays).toContain(300)
})

test('a menu that is opened before the page learns of a narrower window stays open', async ({ page }) => {
  // Delays media query events until the test dispatches `told`. Browsers can render the narrow layout before
  // scripts receive the event.
  await page.addInitScript(() => {
    const listen = Reflect.get(MediaQueryList.prototype, 'addEventListener')
    MediaQueryList.prototype.addEventListener = function (type: string, tell: (event: Event) => void) {
      Reflect.apply(listen, this, [
        type,
        (event: Event) => addEventListener('told', () => tell(event), { once: true }),
      ])
    }
  })
  await register(page, somebody())
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Menu', exact: true }).press('Enter')
  const close = page.getByRole('button', { name: 'Close menu' })
  await expect(close).toBeFocused()
  await page.evaluate(() => dispatchEvent(new Event('told')))
  await expect(close).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Home', exact: true })).toBeFocused()
})

test('paper shows the profile in dark ink, without menu, tabs, buttons and notifications', async ({
  browser,
  app,
}) => {
  const context = await browser.newContext({ baseURL: app.origin, storageState: member, colorScheme: 'dark' })
  const page = await context.newPage()
  await page.goto(settings)
  await page.getByLabel('User name').fill(`ada${Date.now()}`)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(toasts(page)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(page.getByLabel('First name')).toBeVisible()
  for (const gone of [page.locator('#navbar'), page.getByRole('tablist'), toasts(page)])
    await expect(gone).toBeHidden()
  await expect(page.locator('button:visible')).toHaveCount(0)
  await context.close()
})

test('a visible password is not printed', async ({ page }) => {
  await page.goto(login)
  await page.getByLabel('Password', { exact: true }).fill('Il1O0')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(page.getByLabel('Password', { exact: true })).toHaveCSS('font-family', /monospace/)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByLabel('Password', { exact: true })).toHaveCSS('color', 'rgba(0, 0, 0, 0)')
})

const edge = (control: Locator) => control.evaluate((node) => getComputedStyle(node).borderTopStyle)
