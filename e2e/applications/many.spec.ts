import type { Page } from 'playwright/test'
import { applicationCalls } from '../../contract/applications/calls.ts'
import { twoApplicants, type Tools } from '../support/applicants.ts'
import { expect, test } from '../support/fixtures.ts'
import { toasts } from '../support/people.ts'

const call = `**/api/employer/${applicationCalls.applicationEvents.path}`

async function askAll(page: Page): Promise<void> {
  await page.getByLabel('Select all on this page').check()
  const chosen = page.getByRole('region', { name: 'Selected' })
  await expect(chosen).toContainText('2 selected')
  await chosen.getByRole('button', { name: 'Ask a question' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Message').fill('When can you start?')
  await dialog.getByRole('button', { name: 'Ask a question', exact: true }).click()
}

/** Two applicants, and a function that counts how often one was asked a question. */
async function two(tools: Tools) {
  const both = await twoApplicants(tools)
  const asked = async (person: typeof both.mina) =>
    (await person.read()).timeline.filter(({ type }) => type === 'ask').length
  return { ...both, asked }
}

/**
 * Sends a bulk question to two applicants, reloads while it runs, and checks that each one was asked once.
 *
 * @param isHeard whether the first request reaches the server before the reload
 */
async function reloadMeanwhile({ app, mailbox, page }: Tools, isHeard: boolean): Promise<void> {
  const { asked, jonas, mina, path } = await two({ app, mailbox, page })
  await page.goto(path)
  // The first request stays pending until the reload aborts it. The route remains in place until then,
  // because removing it would let the request continue.
  let isHeld = false
  await page.route(call, async (route) => {
    if (isHeld) return route.continue()
    isHeld = true
    if (isHeard) await route.fetch()
  })
  const sent = page.waitForRequest(call)
  await askAll(page)
  await sent
  if (isHeard) {
    await expect.poll(() => asked(jonas)).toBe(1)
    // Applicants who replied meanwhile are not asked again.
    await jonas.send({ type: 'reply', message: 'On Monday.' })
  }

  await page.reload()
  await expect(toasts(page)).toContainText('2 replies sent.')
  await expect(page.getByRole('region', { name: 'Selected' })).toHaveCount(0)
  expect([await asked(mina), await asked(jonas)]).toEqual([1, 1])

  // The bulk answer is complete, so another reload sends nothing.
  const again = page.waitForResponse('**/api/employer/list-applicants')
  await page.reload()
  await again
  await expect(page.getByRole('link', { name: 'Mina Okafor' })).toBeVisible()
  expect([await asked(mina), await asked(jonas)]).toEqual([1, 1])
}

test('bulk answers that reached the server are confirmed after a reload, and reach each person once (M109)', ({
  allowConsole,
  app,
  mailbox,
  page,
}) => {
  allowConsole(/Failed to load resource|Failed to fetch/)
  return reloadMeanwhile({ app, mailbox, page }, true)
})

test('bulk answers that did not leave are sent after a reload, and reach each person once (M109)', ({
  allowConsole,
  app,
  mailbox,
  page,
}) => {
  allowConsole(/Failed to load resource|Failed to fetch/)
  return reloadMeanwhile({ app, mailbox, page }, false)
})

test('bulk answers of unknown outcome are sent again, and reach each person once', async ({
  allowConsole,
  app,
  mailbox,
  page,
}) => {
  allowConsole(/Failed to load resource|Failed to fetch/)
  const { asked, jonas, mina, path } = await two({ app, mailbox, page })
  await page.goto(path)
  await page.route(call, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await askAll(page)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('alert')).toBeVisible()
  await jonas.send({ type: 'reply', message: 'On Monday.' })

  await page.unroute(call)
  await dialog.getByRole('button', { name: 'Ask a question', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await expect(toasts(page).last()).toContainText('2 replies sent.')
  expect([await asked(mina), await asked(jonas)]).toEqual([1, 1])
})

test('After a bulk reply the employer can select other applicants.', async ({ app, mailbox, page }) => {
  const { path } = await two({ app, mailbox, page })
  await page.goto(path)
  await askAll(page)
  await expect(toasts(page)).toContainText('2 replies sent.')
  await expect(page.getByRole('region', { name: 'Selected' })).toHaveCount(0)
  await expect(page.getByText('Waiting on Mina until')).toBeVisible()
  await expect(page.getByLabel('Select all on this page')).toBeFocused()
})

test('the bulk action bar never covers the focused row, and focus returns to the row when the selection is cleared', async ({
  app,
  mailbox,
  page,
}) => {
  const { path } = await two({ app, mailbox, page })
  await page.setViewportSize({ width: 768, height: 900 })
  await page.goto(path)
  const all = page.getByLabel('Select all on this page')
  const chosen = page.getByRole('region', { name: 'Selected' })
  const last = page.getByRole('link', { name: /^(Mina Okafor|Jonas Brandt)$/ }).last()
  await all.check()
  const { y = 0, height = 0 } = (await last.boundingBox()) ?? {}
  await page.setViewportSize({ width: 768, height: Math.ceil(y + height) + 40 })
  await expect(chosen).toBeInViewport({ ratio: 1 })
  await last.focus()
  const row = await last.boundingBox()
  const bar = await chosen.boundingBox()
  if (!bar || !row) throw new Error('There is no bar, or no row.')
  expect(row.y + row.height).toBeLessThanOrEqual(bar.y)

  await chosen.getByRole('button', { name: 'Clear' }).press('Enter')
  await expect(chosen).toHaveCount(0)
  await expect(all).toBeFocused()
  await page.goto(`${path}?view=board`)
  await page.getByRole('checkbox', { name: 'Select Jonas Brandt' }).check()
  await chosen.getByRole('button', { name: 'Clear' }).press('Enter')
  await expect(page.getByRole('link', { name: 'Jonas Brandt' })).toBeFocused()
})
