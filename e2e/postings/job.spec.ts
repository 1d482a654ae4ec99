import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '../support/fixtures.ts'
import { toasts } from '../support/people.ts'
import { publish } from '../support/publishing.ts'

test('a stranger reads a job without scripts, then its company, and comes back to the job', async ({
  page,
  app,
  mailbox,
  browser,
}) => {
  const { path, send } = await publish(page, app, mailbox)
  const stranger = await browser.newContext({ baseURL: app.origin, javaScriptEnabled: false })
  const reading = await stranger.newPage()
  await reading.goto(path)
  await expect(reading.getByRole('heading', { level: 1, name: 'Engine builder' })).toBeVisible()
  await expect(reading.getByText('£40,000–£60,000 a year').first()).toBeVisible()
  await expect(reading.getByRole('link', { name: 'Apply', exact: true })).toHaveAttribute(
    'href',
    `${path}/apply`,
  )
  await expect(
    reading.getByRole('list', { name: 'Steps after you apply' }).getByRole('listitem'),
  ).toHaveCount(3)
  await expect(reading.getByRole('heading', { level: 3, name: 'The shop' })).toBeVisible()
  await expect(reading.getByText('More', { exact: true })).toBeHidden()

  await reading.getByRole('link', { name: 'Engine Works' }).click()
  await expect(reading.getByRole('heading', { level: 1, name: 'Engine Works' })).toBeVisible()
  await reading.getByRole('link', { name: 'Engine builder' }).click()
  await expect(reading).toHaveURL(path)

  await send({ type: 'close', outcome: 'filledHere' })
  await reading.reload()
  await expect(reading.getByText('This job has closed. They hired someone who applied here.')).toBeVisible()
  await expect(reading.getByRole('link', { name: 'Apply', exact: true })).toHaveCount(0)
  await stranger.close()
})

test('Apply and Save move to a bottom bar on a phone once they are scrolled past @phone', async ({
  page,
  app,
  mailbox,
}) => {
  const { path } = await publish(page, app, mailbox)
  await page.context().clearCookies()
  await page.setViewportSize({ width: 390, height: 640 })
  await page.goto(path)
  const apply = page.getByRole('link', { name: 'Apply', exact: true })
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await expect(save).toBeVisible()
  const distanceFromPay = async () => {
    const [pay, link] = await Promise.all([
      page.getByText('£40,000–£60,000 a year').first().boundingBox(),
      apply.boundingBox(),
    ])
    return (link?.y ?? 0) - (pay?.y ?? 0)
  }
  const below = await distanceFromPay()
  expect(below).toBeLessThan(200)
  await page.getByRole('heading', { name: 'About the job' }).evaluate((heading) => {
    scrollTo(0, heading.getBoundingClientRect().top + scrollY - 100)
  })
  await expect.poll(distanceFromPay).toBeGreaterThan(below + 100)
  await expect(apply).toBeInViewport({ ratio: 1 })
  await expect(save).toBeInViewport({ ratio: 1 })
  await page.getByText('More', { exact: true }).click()
  await expect(page.getByRole('button', { name: 'Report job' })).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Escape')
  await page.evaluate(() => scrollTo(0, 0))
  await expect.poll(distanceFromPay).toBe(below)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.getByText('More', { exact: true }).click()
  await expect(page.getByRole('button', { name: 'Report job' })).toBeInViewport({ ratio: 1 })
  // A phone zooms out a page that is wider than its screen.
  expect(await page.evaluate(() => innerWidth)).toBe(320)
})

test('A job page sends no further requests, is accessible, and its link can be copied.', async ({
  page,
  app,
  mailbox,
  browser,
  browserConsole,
}) => {
  const { path } = await publish(page, app, mailbox)
  const stranger = await browser.newContext({ baseURL: app.origin, reducedMotion: 'reduce' })
  browserConsole.watch(stranger)
  await stranger.grantPermissions(['clipboard-read', 'clipboard-write'])
  const reading = await stranger.newPage()
  const asked: string[] = []
  reading.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await reading.goto(path)
  const more = reading.getByText('More', { exact: true })
  await expect(more).toBeVisible()
  expect(asked.filter((address) => address === path || address.startsWith('/api/'))).toEqual([path])
  const { violations } = await new AxeBuilder({ page: reading }).setLegacyMode().analyze()
  expect(violations.map(({ id }) => id)).toEqual([])

  await more.click()
  await reading.getByRole('button', { name: 'Copy link' }).click()
  await expect(toasts(reading)).toContainText('Link copied.')
  expect(await reading.evaluate(() => navigator.clipboard.readText())).toBe(app.origin + path)

  const address = reading.getByText(app.origin + path)
  const buttons = ['Apply', 'Save'].map((name) =>
    reading.locator('a, button').filter({ visible: true }).getByText(name, { exact: true }),
  )
  for (const button of buttons) await expect(button).not.toHaveCount(0)
  await expect(address).toBeHidden()
  await reading.emulateMedia({ media: 'print' })
  await expect(address).toBeVisible()
  for (const button of [more, ...buttons]) await expect(button.filter({ visible: true })).toHaveCount(0)
  await stranger.close()
})

test('A report names missing fields before it is sent, and the next step afterwards.', async ({
  page,
  app,
  mailbox,
}) => {
  const { path } = await publish(page, app, mailbox)
  await page.goto(path)
  const more = page.getByText('More', { exact: true })
  await more.click()
  await page.getByRole('button', { name: 'Report job' }).click()
  const send = page.getByRole('button', { name: 'Send report' })
  await send.click()
  await expect(page.getByRole('radiogroup', { name: 'What’s wrong with it?' })).toHaveAccessibleDescription(
    'Error: Choose what’s wrong.',
  )
  await page.getByRole('radio', { name: 'It’s misleading' }).check()
  await page.getByLabel('Details (optional)').fill('The pay is another one.')
  await send.click()
  const told = page.getByRole('dialog', { name: 'Thanks for your report' })
  await expect(told).toContainText('We read every report')
  await told.getByRole('button', { name: 'Close' }).click()
  await expect(told).toHaveCount(0)
  await expect(more).toBeFocused()
})
