import type { Browser, Page, WebSocket } from 'playwright/test'
import type { Role } from '../../contract/roles.ts'
import type { App } from '../support/app.ts'
import { applied } from '../support/applying.ts'
import type { BrowserConsole } from '../support/fixtures.ts'
import { expect, test } from '../support/hostedApp.ts'
import { fillLogin, loginButton, toasts, type Person } from '../support/people.ts'

/** Time within which one side's action appears on the open page of the other. */
const promised = { timeout: 2_000 }

interface Tools {
  readonly app: App
  readonly browser: Browser
  readonly browserConsole: BrowserConsole
}

/** A page of its own browser, in which a person is logged in by the hosted API, with the websockets of its page. */
async function pageOf({ app, browser, browserConsole }: Tools, role: Role, person: Person) {
  const context = await browser.newContext({ baseURL: app.origin })
  browserConsole.watch(context)
  const page = await context.newPage()
  const sockets: WebSocket[] = []
  const joined = new Set<WebSocket>()
  page.on('websocket', (socket) => {
    sockets.push(socket)
    socket.on('framereceived', ({ payload }) => {
      if (/"realtime:account","phx_reply".*"ok"/.test(String(payload))) joined.add(socket)
    })
  })
  await page.goto(`/auth/login/${role}`)
  await fillLogin(page, person)
  await loginButton(page).click()
  await expect(page).toHaveURL(({ pathname }) => pathname.startsWith(`/${role}`))
  const join = () => expect.poll(() => sockets.some((socket) => joined.has(socket))).toBe(true)
  await join()
  /** Opens a page with sockets of its own, and waits until the channel of the account is joined. */
  const open = async (path: string) => {
    sockets.length = 0
    await page.goto(path)
    await join()
  }
  return { page, sockets, open }
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('A question of the employer is on the open page of the candidate without a reload, and the reply on theirs.', async ({
  app,
  browser,
  browserConsole,
  mailbox,
  page,
}) => {
  const { employer, path, person, reference } = await applied(page, app, mailbox)
  const tools = { app, browser, browserConsole }
  const { page: theirs, open: openTheirs } = await pageOf(tools, 'employer', employer)
  const { page: own, open: openOwn } = await pageOf(tools, 'candidate', person)
  await openTheirs(`/employer/applicants/${reference}`)
  await openOwn(path)

  await button(theirs, 'Ask a question').click()
  await theirs.getByRole('dialog').getByLabel('Message').fill('When can you start?')
  await theirs.getByRole('dialog').getByRole('button', { name: 'Ask a question' }).click()
  await expect(own.getByRole('region', { name: 'Engine Works asked you a question' })).toContainText(
    'When can you start?',
    promised,
  )
  await expect(toasts(own)).toContainText('asked you a question.')

  await own.getByLabel(/^Your reply to /).fill('Next week.')
  await button(own, 'Reply').click()
  await expect(theirs.getByText('Next week.')).toBeVisible(promised)
})

test('A page that was offline joins the channel again, shows what it has missed, and leaves it with a logout.', async ({
  allowConsole,
  app,
  browser,
  browserConsole,
  mailbox,
  page,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED/)
  const { answer, path, person } = await applied(page, app, mailbox)
  const { page: own, sockets, open } = await pageOf({ app, browser, browserConsole }, 'candidate', person)
  await open(path)
  await expect(own.getByLabel(/^Message to /)).toBeVisible()

  // Modules that load after the page have arrived: an import that has failed is not repeated.
  await own.waitForLoadState('networkidle')
  await own.context().setOffline(true)
  await answer({ type: 'ask', message: 'When?' })
  await own.context().setOffline(false)
  await expect(own.getByRole('region', { name: 'Engine Works asked you a question' })).toContainText('When?')

  await own.getByRole('link', { name: 'Logout' }).click()
  await expect(own).toHaveURL('/')
  await expect.poll(() => sockets.every((socket) => socket.isClosed())).toBe(true)
})
