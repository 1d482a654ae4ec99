import { expect, type FrameLocator, type Page } from 'playwright/test'
import { slowAfterMs } from '../../machines/shared/submission.ts'
import { componentNotes } from '../../stories/docs/componentNotes.ts'
import { failureWords } from '../../src/words/failures.ts'
import { test } from '../support/builtStorybook.ts'

// One worker runs all tests, so that Storybook is built once.
test.describe.configure({ mode: 'default' })

/** Opens a story inside Storybook's own interface, as a reader does. */
async function open(page: Page, story: string) {
  await page.goto(`./?path=/story/${story}`)
  const shown = page.frameLocator('#storybook-preview-iframe')
  await expect(shown.getByRole('heading', { level: 1 })).toBeVisible()
  return shown
}

async function choose(page: Page, menu: string, item: string): Promise<void> {
  // Buttons of toolbar menus show the current choice in their name, unlike buttons in the list of stories.
  await page.getByRole('button', { name: new RegExp(`^${menu} .+: `) }).click()
  await page.getByRole('option', { name: item }).click()
}

test('opens offline, shows a story and its chart, and requests no other host', async ({ page, origin }) => {
  const asked: string[] = []
  await page.context().route(
    (url) => url.origin !== new URL(origin).origin,
    (route) => {
      asked.push(route.request().url())
      return route.abort()
    },
  )
  const shown = await open(page, 'views-login--empty')
  await expect(shown.getByLabel('Email address')).toBeVisible()
  await choose(page, 'Statechart beside the view', 'Chart: on')
  await expect(
    shown.getByRole('complementary', { name: 'Statechart of this story' }).locator('svg').first(),
  ).toBeVisible()
  expect(asked).toEqual([])
})

test('shows the notifications of a story next to its chart, not under it', async ({ page }) => {
  await page.setViewportSize({ width: 1800, height: 900 })
  const shown = await open(page, 'views-forgot-password--sending-again-refused&globals=chart:on')
  const told = shown.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')
  await expect(told).toContainText(failureWords.unreachable)
  const chart = shown.getByRole('complementary', { name: 'Statechart of this story' })
  await expect(chart).toBeVisible()
  await expect
    .poll(async () => {
      const [toast, dock] = [await told.boundingBox(), await chart.boundingBox()]
      return toast && dock && toast.x + toast.width <= dock.x
    })
    .toBe(true)
  await chart.getByRole('tab', { name: 'Context' }).click()
  await expect(chart.getByRole('rowheader', { name: 'failure' })).toBeVisible()
})

test('turns off the motion of a story', async ({ page }) => {
  const shown = await open(page, 'views-login--logging-in')
  const spinner = shown.locator('.spinner')
  await expect(spinner).toHaveCSS('animation-name', 'spin, appear')
  await choose(page, 'Motion', 'Motion: reduced')
  await expect(spinner).toHaveCSS('animation-name', 'none')
})

/** Globals are in the address, so a reload applies them from the start. */
async function openOn(page: Page, network: string): Promise<FrameLocator> {
  await open(page, 'views-login--empty')
  await choose(page, 'What the server answers next', `Network: ${network}`)
  await expect(page).toHaveURL(new RegExp(`globals=network:${network}`))
  await page.reload()
  return page.frameLocator('#storybook-preview-iframe')
}

async function logIn(shown: FrameLocator): Promise<void> {
  await shown.getByLabel('Email address').fill('somebody@example.com')
  await shown.getByLabel('Password', { exact: true }).fill('long enough')
  await shown.getByRole('button', { name: 'Login' }).click()
}

test('simulates a slow network that exceeds slowAfterMs, and responds in the end', async ({ page }) => {
  await page.clock.install()
  const shown = await openOn(page, 'slow')
  await logIn(shown)
  await expect(shown.locator('form')).toHaveAttribute('aria-busy', 'true')
  const waiting = shown.getByText('Still working. The connection may be slow.')
  await expect(waiting).toBeHidden()
  await page.clock.fastForward(slowAfterMs)
  await expect(waiting).toBeVisible()
  await page.clock.fastForward(slowAfterMs)
  await expect(waiting).toBeHidden()
})

test('simulates an offline device', async ({ page }) => {
  const shown = await openOn(page, 'offline')
  await logIn(shown)
  await expect(shown.getByText(failureWords.offline)).toBeVisible()
})

test('simulates an unreachable server', async ({ page }) => {
  const shown = await openOn(page, 'fails')
  await logIn(shown)
  await expect(shown.getByText(failureWords.unreachable)).toBeVisible()
})

test('simulates a failing server in a journey too', async ({ page }) => {
  const shown = await open(page, 'journeys-candidate--joins&globals=network:fails')
  await expect(shown.getByText(failureWords.unreachable).first()).toBeVisible()
})

/** Stories that fail if they run before their window has its width or before it has the focus. */
for (const story of [
  'views-member-shell--menu-open',
  'views-public-shell--menu-open',
  'views-role-chooser--under-600-wide',
  'views-forgot-password--link-sent',
  'views-failed--not-shown',
])
  test(`runs the play function to its end inside Storybook: ${story}`, async ({ page }) => {
    await open(page, story)
    await page.getByRole('tab', { name: /^Interactions/ }).click()
    await expect(page.getByText('Pass', { exact: true })).toBeVisible()
  })

test('has room for every switch in a window 1440 wide', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, 'views-login--server-refuses')
  const toolbar = page.getByRole('region', { name: 'Toolbar' })
  const words = toolbar.getByRole('combobox', { name: 'Words of the refusal' })
  await expect(words).toBeInViewport({ ratio: 1 })
  await expect(toolbar.getByRole('button', { name: /Network/ })).toBeInViewport({ ratio: 1 })
})

test('refuses with the typed message, and keeps it in the address', async ({ page }) => {
  await open(page, 'views-login--empty')
  await choose(page, 'What the server answers next', 'Network: refuses')
  const words = page.getByRole('combobox', { name: 'Words of the refusal' })
  await words.fill('Not today: it’s late.')
  await words.press('Enter')
  await expect(page).toHaveURL(/refusal:Not/)
  await page.reload()
  const shown = page.frameLocator('#storybook-preview-iframe')
  await logIn(shown)
  await expect(shown.getByText('Not today: it’s late.')).toBeVisible()
})

test('gives a story more contrast, with the rules of the application', async ({ page }) => {
  const shown = await open(page, 'views-login--empty')
  const field = shown.getByLabel('Email address')
  const ink = await shown
    .getByRole('heading', { level: 1 })
    .evaluate((title) => getComputedStyle(title).color)
  await expect(field).not.toHaveCSS('border-color', ink)
  await choose(page, 'Contrast', 'Contrast: more')
  await expect(field).toHaveCSS('border-color', ink)
})

test('documents the events, texts and tab stops of a view', async ({ page }) => {
  await page.goto('./?path=/docs/views-login--overview')
  const overview = page.frameLocator('#storybook-preview-iframe')
  const table = (name: string) => overview.getByRole('table', { name })
  await expect(table('What each event does').getByRole('row')).not.toHaveCount(1)
  await expect(
    table('What it says, in the order of reading').getByRole('row', { name: 'Login button' }),
  ).toBeVisible()
  await expect(table('Where the Tab key stops').getByText('Password (masked textbox)')).toBeVisible()
})

test('documents the purpose, looks and props of a component', async ({ page }) => {
  await page.goto('./?path=/docs/components-button--overview')
  const overview = page.frameLocator('#storybook-preview-iframe')
  await expect(overview.getByText(componentNotes['Components/Button'] ?? '')).toBeVisible()
  await expect(overview.getByRole('link', { name: 'Primary' })).toBeVisible()
  const table = overview.getByRole('table', { name: 'What Button takes' })
  await expect(table.getByRole('row', { name: /^look .+'primary' \| 'secondary' \| 'quiet'/ })).toBeVisible()
})
