import type { Browser, Page } from 'playwright/test'
import type { Role } from '../../contract/roles.ts'
import type { App } from '../support/app.ts'
import { applied } from '../support/applying.ts'
import { expect, test } from '../support/fixtures.ts'
import { toasts } from '../support/people.ts'
import { open } from './sides/members.ts'

/** Time within which one side's action appears on the open page of the other. */
const promised = { timeout: 2_000 }

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')
const menuItem = (page: Page, name: string | RegExp) =>
  page.getByRole('navigation', { name: /^(Candidate|Employer)$/ }).getByRole('link', { name })

/** Opens a separate browser session for one of the two members who are logged in on the given page. */
async function pageOf(browser: Browser, app: App, page: Page, role: Role): Promise<Page> {
  const other = role === 'candidate' ? /^(e[sd]|employer)$/ : /^(c[sd]|candidate)$/
  const storageState = await page.context().storageState()
  const context = await browser.newContext({ baseURL: app.origin, storageState })
  await context.clearCookies({ name: other })
  return context.newPage()
}

async function bothSides(browser: Browser, app: App, page: Page, reference: string) {
  const candidate = await pageOf(browser, app, page, 'candidate')
  const employer = await pageOf(browser, app, page, 'employer')
  await open(candidate, `/candidate/applications/${reference}`)
  await open(employer, `/employer/applicants/${reference}`)
  return { candidate, employer }
}

/** Card in which a candidate reads and answers a question. */
const asked = (candidate: Page) =>
  candidate.getByRole('region', { name: 'Engine Works asked you a question' })

async function asks(employer: Page, message: string) {
  await button(employer, 'Ask a question').click()
  await dialog(employer).getByLabel('Message').fill(message)
  await dialog(employer).getByRole('button', { name: 'Ask a question' }).click()
}

test('an action of one side is on the open page of the other within two seconds, and typed text stays', async ({
  app,
  browser,
  mailbox,
  page,
}) => {
  const { reference } = await applied(page, app, mailbox)
  const { candidate, employer } = await bothSides(browser, app, page, reference)
  await expect(menuItem(employer, 'Applicants 1 needs your reply')).toBeVisible()
  await expect(menuItem(candidate, /^Applications$/)).toBeVisible()
  await candidate.getByLabel(/^Message to /).fill('Half a')

  await asks(employer, 'When can you start?')
  await expect(asked(candidate)).toContainText('When can you start?', promised)
  await expect(toasts(candidate)).toContainText('asked you a question.')
  await expect(menuItem(candidate, 'Applications 1 needs your reply')).toBeVisible()
  await expect(menuItem(employer, /^Applicants$/)).toBeVisible()
  const box = candidate.getByLabel(/^Your reply to /)
  await expect(box).toHaveValue('Half a')
  await expect(box).toBeFocused()

  await box.pressSequentially(' year.')
  await button(candidate, 'Reply').click()
  await expect(employer.getByText('Half a year.')).toBeVisible(promised)
  await expect(toasts(employer).filter({ hasText: 'Mina replied.' })).toBeVisible()
  await expect(menuItem(employer, 'Applicants 1 needs your reply')).toBeVisible()
})

test('A question superseded by an offer disappears, and the offer can be accepted at once.', async ({
  app,
  browser,
  mailbox,
  page,
}) => {
  const { answer, path, read } = await applied(page, app, mailbox)
  const candidate = await pageOf(browser, app, page, 'candidate')
  await open(candidate, path)
  await button(candidate, 'Withdraw application').click()
  await expect(dialog(candidate)).toBeVisible()
  await answer({ type: 'offer', message: 'We would like you.' })
  await expect(dialog(candidate)).toHaveCount(0)
  await expect(toasts(candidate)).toContainText('offered you the job.')

  await button(candidate, 'Accept offer').click()
  await dialog(candidate).getByRole('button', { name: 'Accept offer' }).click()
  await expect(toasts(candidate).filter({ hasText: 'Offer accepted.' })).toBeVisible()
  expect(await read()).toMatchObject({ state: 'hired' })
})

test('an offer is confirmed to the employer until the candidate answers it', async ({
  app,
  browser,
  mailbox,
  page,
}) => {
  const { reference, send } = await applied(page, app, mailbox)
  const employer = await pageOf(browser, app, page, 'employer')
  await open(employer, `/employer/applicants/${reference}`)
  await button(employer, 'Make an offer').click()
  await dialog(employer).getByLabel('Pay', { exact: true }).fill('50,000')
  await dialog(employer).getByLabel('Message').fill('We would like you.')
  await dialog(employer).getByRole('button', { name: 'Make an offer' }).click()
  await expect(employer.getByText('Offer sent.', { exact: false }).first()).toBeVisible()

  await send({ type: 'accept' })
  await expect(employer.getByText('Hired', { exact: true })).toBeVisible(promised)
  await expect(employer.getByText('Everyone has a reply.', { exact: false })).toHaveCount(0)
  await expect(employer.getByRole('heading', { name: 'You hired Mina' })).toBeVisible()
})

test('Lists, Home and a job post update live and keep their rows.', async ({
  app,
  browser,
  mailbox,
  page,
}) => {
  const { answer, send, reference } = await applied(page, app, mailbox)
  const candidate = await pageOf(browser, app, page, 'candidate')
  const employer = await pageOf(browser, app, page, 'employer')
  await open(candidate, '/candidate')
  await open(employer, '/employer')
  await expect(employer.getByText('1 applicant is waiting for a reply.')).toBeVisible()

  await answer({ type: 'ask', message: 'When?' })
  await expect(candidate.getByRole('link', { name: 'Reply' }).first()).toBeVisible(promised)
  await expect(employer.getByText('1 applicant is waiting for a reply.')).toHaveCount(0)

  await open(candidate, '/candidate/applications')
  await open(employer, '/employer/applicants')
  await expect(employer.getByText(/^Waiting on Mina until /)).toBeVisible()
  const row = employer.getByRole('link', { name: 'Mina Okafor' })
  await row.focus()
  await send({ type: 'reply', message: 'On Monday.' })
  await expect(employer.getByText(/^Reply by /)).toBeVisible(promised)
  await expect(row).toBeFocused()
  await expect(candidate.getByText(/They reply by /)).toBeVisible(promised)
  expect(reference).toBeTruthy()
})

test('A count refused to an ended session is requested again once the page reconnects.', async ({
  allowConsole,
  app,
  browser,
  mailbox,
  page,
}) => {
  allowConsole(/Failed to load resource/)
  const { answer } = await applied(page, app, mailbox)
  await answer({ type: 'ask', message: 'When?' })
  const candidate = await pageOf(browser, app, page, 'candidate')
  const refuse = candidate.waitForResponse('**/count-waiting')
  await candidate.route('**/count-waiting', (route) => route.fulfill({ status: 401, json: {} }))
  await open(candidate, '/candidate/applications')
  await refuse
  await expect(menuItem(candidate, /^Applications$/)).toBeVisible()

  await candidate.unroute('**/count-waiting')
  await candidate.evaluate(() => dispatchEvent(new Event('online')))
  await expect(menuItem(candidate, 'Applications 1 needs your reply')).toBeVisible()
})

test('After a lost connection the page shows the missed changes, and updates live again.', async ({
  allowConsole,
  app,
  browser,
  mailbox,
  page,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED/)
  const { answer, send, reference } = await applied(page, app, mailbox)
  const candidate = await pageOf(browser, app, page, 'candidate')
  await open(candidate, `/candidate/applications/${reference}`)
  await expect(candidate.getByLabel(/^Message to /)).toBeVisible()

  await candidate.context().setOffline(true)
  await answer({ type: 'ask', message: 'When?' })
  await candidate.context().setOffline(false)
  await expect(asked(candidate)).toContainText('When?', promised)

  await send({ type: 'reply', message: 'On Monday.' })
  await answer({ type: 'advance', to: 'interviewing' })
  await expect(candidate.getByText('Moved to Interview').first()).toBeVisible(promised)
})

test('A page without changes sends no requests.', async ({ app, browser, mailbox, page }) => {
  const { reference } = await applied(page, app, mailbox)
  const appliedAt = Date.now()
  const candidate = await pageOf(browser, app, page, 'candidate')
  // Waits longer than the replay window, because changes right before a page load are replayed.
  await expect.poll(() => Date.now() - appliedAt).toBeGreaterThan(1_500)
  await candidate.clock.install()
  await open(candidate, `/candidate/applications/${reference}`)
  await expect(candidate.getByLabel(/^Message to /)).toBeVisible()
  const requested: string[] = []
  candidate.on('request', (request) => {
    if (request.url().includes('/api/')) requested.push(request.url())
  })

  await candidate.clock.runFor(40_000)
  expect(requested).toEqual([])
})
