import type { Browser, Page } from 'playwright/test'
import { withStore } from '../../tests/server/support/databases.ts'
import type { App } from '../support/app.ts'
import { twoApplicants, type Tools } from '../support/applicants.ts'
import { expect, test } from '../support/fixtures.ts'
import { toasts } from '../support/people.ts'

const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true })
const leaving = (page: Page, count: string) => page.getByText(new RegExp(`^${count} at .+\\.$`))

/** Rejects two applicants at once on the page with the table. */
async function rejectTwo(tools: Tools) {
  const { page } = tools
  const { mina, jonas, path } = await twoApplicants(tools)
  const before = [await mina.read(), await jonas.read()]
  await page.goto(path)
  await page.getByLabel('Select all on this page').check()
  await page.getByRole('button', { name: 'Reject', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Reject 2 applicants' })
  await question.getByRole('radio', { name: 'We chose another candidate' }).check()
  await question.getByRole('button', { name: 'Reject' }).click()
  await expect(leaving(page, '2 messages go out')).toBeVisible()
  return { path, mina, jonas, before }
}

/** Page of a second browser session of the same member, like another device. */
async function elsewhere(browser: Browser, app: App, page: Page): Promise<Page> {
  const storageState = await page.context().storageState()
  const context = await browser.newContext({ baseURL: app.origin, storageState })
  return context.newPage()
}

test('all pending rejections are undone at once, after a reload and from another device too (M106)', async ({
  app,
  browser,
  mailbox,
  page,
}) => {
  const { before, jonas, mina, path } = await rejectTwo({ app, mailbox, page })
  await page.reload()
  await expect(leaving(page, '2 messages go out')).toBeVisible()
  const other = await elsewhere(browser, app, page)
  await other.goto(`${path}?view=board&tab=ours`)
  await expect(leaving(other, '2 messages go out')).toBeVisible()
  await expect(other.getByRole('link', { name: 'Mina Okafor' })).toHaveCount(0)

  await undo(other).press('Enter')
  await expect(toasts(other)).toContainText('2 rejections undone.')
  await expect(undo(other)).toHaveCount(0)
  await expect(other.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(other.getByRole('link', { name: 'Mina Okafor' })).toBeVisible()
  await expect(other.getByRole('link', { name: 'Jonas Brandt' })).toBeVisible()
  // Lists that are open elsewhere update without a reload.
  await expect(undo(page)).toHaveCount(0)
  await expect(page.getByText('2 applicants are waiting for a reply.')).toBeVisible()
  expect([await mina.read(), await jonas.read()]).toEqual(before)
  await other.context().close()
})

test('undo all restores pending rejections, and not one that was sent', async ({ app, mailbox, page }) => {
  // Blocks the event stream, so that the page does not learn that Mina has withdrawn.
  await page.route('**/api/employer/changes?*', () => {})
  const { jonas, mina } = await rejectTwo({ app, mailbox, page })
  await mina.send({ type: 'withdraw' })
  await undo(page).click()
  await expect(toasts(page).last()).toContainText('1 rejection undone. 1 was already sent or undone.')
  await expect(undo(page)).toHaveCount(0)
  expect([(await mina.read()).state, (await jonas.read()).state]).toEqual(['withdrawn', 'active'])
})

test.describe('when ten minutes are over', () => {
  test.use({ ownApp: true })

  test('Rejections are sent after ten minutes, and the Undo bar disappears.', async ({
    allowConsole,
    app,
    mailbox,
    page,
  }) => {
    allowConsole(/ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED_ENCODING/)
    const { mina } = await rejectTwo({ app, mailbox, page })
    await app.stop()
    await withStore({ dataDir: app.dataDir, databaseUrl: undefined }, (db) =>
      db.updateTable('jobs').set({ due_at: 0 }).where('key', 'like', '%rejectionDue').execute(),
    )
    await app.launch()
    await expect(undo(page)).toHaveCount(0, { timeout: 20_000 })
    await expect(leaving(page, '2 messages go out')).toHaveCount(0)
    await expect(page.getByText('Everyone has a reply.')).toBeVisible()
    await expect.poll(async () => (await mina.read()).state).toBe('rejected')
  })
})
