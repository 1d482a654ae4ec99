import type { Page } from 'playwright/test'
import * as v from 'valibot'
import { envelopeSchema } from '../../contract/envelope.ts'
import { mailedAlert, requestedAlert } from '../support/alerts.ts'
import { expect, test } from '../support/fixtures.ts'

// Slow, because each test waits for two background jobs that send mail.
test.slow()

const stopped = (page: Page) => page.getByRole('heading', { level: 1, name: 'These emails are stopped' })

test('Opening the link stops nothing; pressing the button, without scripts or a login, stops the emails, also in a second tab.', async ({
  page,
  app,
  browser,
  mailbox,
}) => {
  const alert = await mailedAlert(page, app, mailbox)
  const context = await browser.newContext({ baseURL: app.origin, javaScriptEnabled: false })
  const mailed = await context.newPage()
  const secondTab = await context.newPage()
  for (const tab of [mailed, secondTab]) {
    await tab.goto(alert.page)
    await expect(tab.getByRole('heading', { level: 1, name: 'Your job alert is on' })).toBeVisible()
  }
  await expect(mailed.getByRole('main')).not.toContainText(alert.emailAddress)
  await mailed.getByRole('button', { name: 'Stop these emails' }).click()
  await expect(stopped(mailed)).toBeVisible()
  await expect(mailed).toHaveURL(alert.page)
  await expect(mailed.getByRole('button', { name: 'Stop these emails' })).toHaveCount(0)
  await secondTab.getByRole('button', { name: 'Stop these emails' }).click()
  await expect(stopped(secondTab)).toBeVisible()
  await mailed.getByRole('link', { name: 'Open search' }).click()
  await expect(mailed).toHaveURL(/\/jobs\?q=.*&alert=new$/)
  await context.close()
})

test('The address in List-Unsubscribe shows the page in a browser, and stops the emails by its form alone.', async ({
  page,
  app,
  mailbox,
}) => {
  const alert = await mailedAlert(page, app, mailbox)
  await page.goto(`${alert.page}/stop`)
  await expect(page).toHaveURL(alert.page)
  await expect(page.getByRole('heading', { level: 1, name: 'Your job alert is on' })).toBeVisible()
  const answer = await page.request.post(`${app.origin}${alert.page}/stop`, {
    form: { 'List-Unsubscribe': 'One-Click' },
  })
  expect(answer.status()).toBe(200)
  await page.reload()
  await expect(stopped(page)).toBeVisible()
})

test('A forged link and one that is cut off show no alert, and stop none.', async ({
  page,
  app,
  mailbox,
  allowConsole,
}) => {
  allowConsole(/status of 404 .*\/alerts\//)
  const alert = await mailedAlert(page, app, mailbox)
  const other = await requestedAlert(page, app, mailbox, 'q=other')
  const [purpose, id] = alert.token.split('.')
  const proof = other.confirmation.split('.').at(-1)
  for (const token of [`${purpose}.${id}.${proof}`, `confirm.${alert.token.slice(7)}`, `${purpose}.${id}`]) {
    await page.goto(`/alerts/${token}`)
    await expect(
      page.getByRole('heading', { level: 1, name: 'This link doesn’t work anymore' }),
    ).toBeVisible()
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
    const answer = await page.request.post(`${app.origin}/api/public/stop-alert`, {
      headers: { origin: app.origin },
      data: { token },
    })
    expect(v.parse(envelopeSchema, await answer.json()).status).toBe(false)
  }
  await page.goto(alert.page)
  await expect(page.getByRole('heading', { level: 1, name: 'Your job alert is on' })).toBeVisible()
})

const lessLike = [
  ['The company', /^You won’t get jobs from Engine Works anymore\.$/],
  ['The job title', /^Your search now leaves out “Builder of wheel/],
  ['The place', /^Your search now leaves out places like this\.$/],
  ['The pay', /^Your search now asks for more pay than this\.$/],
] as const

test('“Less like this” narrows the search by each reason without scripts, and undoes it.', async ({
  page,
  app,
  browser,
  mailbox,
}) => {
  // Cambridge is 80 km away: within this radius, but outside the smaller one.
  const alert = await mailedAlert(page, app, mailbox, { criteria: 'place=Cambridge%2C+GB&radius=100' })
  const context = await browser.newContext({ baseURL: app.origin, javaScriptEnabled: false })
  const mailed = await context.newPage()
  await mailed.goto(alert.less)
  const less = mailed.getByRole('main')
  await expect(less.getByText(`${alert.title} at Engine Works`)).toBeVisible()
  for (const [reason, changed] of lessLike) {
    await less.getByRole('radio', { name: reason }).check()
    await less.getByRole('button', { name: 'Show less like this' }).click()
    await expect(less.getByText(changed)).toBeVisible()
    await expect(less.getByRole('radio', { name: reason })).toHaveCount(0)
  }
  for (const [reason, changed] of lessLike) {
    await less.getByRole('button', { name: `Undo: ${reason}` }).click()
    await expect(less.getByText(changed)).toHaveCount(0)
    await expect(less.getByRole('radio', { name: reason })).toBeVisible()
  }
  await context.close()
})
