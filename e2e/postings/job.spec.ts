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
  await expect(reading.getByText('£40,000 to £60,000 a year')).toBeVisible()
  await expect(
    reading.getByRole('list', { name: 'The steps after you apply' }).getByRole('listitem'),
  ).toHaveCount(3)
  await expect(reading.getByRole('heading', { level: 3, name: 'The shop' })).toBeVisible()
  await expect(reading.getByText('More', { exact: true })).toBeHidden()

  await reading.getByRole('link', { name: 'Engine Works' }).click()
  await expect(reading.getByRole('heading', { level: 1, name: 'Engine Works' })).toBeVisible()
  await reading.getByRole('link', { name: 'Engine builder' }).click()
  await expect(reading).toHaveURL(path)

  await send({ type: 'close', outcome: 'filledHere' })
  await reading.reload()
  await expect(reading.getByText('This job is closed. Somebody who applied here was hired.')).toBeVisible()
  await expect(reading.getByText('To apply, contact')).toHaveCount(0)
  await stranger.close()
})

test('the page of a job asks for nothing more, is accessible, and its link can be copied', async ({
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
  await reading.getByRole('button', { name: 'Copy the link' }).click()
  await expect(toasts(reading)).toContainText('The link to this job is copied.')
  expect(await reading.evaluate(() => navigator.clipboard.readText())).toBe(app.origin + path)

  const address = reading.getByText(app.origin + path)
  await expect(address).toBeHidden()
  await reading.emulateMedia({ media: 'print' })
  await expect(address).toBeVisible()
  await expect(more).toBeHidden()
  await stranger.close()
})
