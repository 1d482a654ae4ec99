// @module-tag security
import { expect, test, vi } from 'vitest'
import { askForChanges, openPage } from '../live/openPage.ts'
import { runSql } from '../store/runSql.ts'
import { candidateAt } from '../support/applications.ts'
import { askAboutDeletion, deleteIn, keepIn } from '../support/deleting.ts'
import { askChange, callEmail, changeTo, emailLink } from '../support/emailAddress.ts'
import { download, pdf, upload, uploaded } from '../support/files.ts'
import { ada, days, startTestServer, type Browser, type TestServer } from '../support/harness.ts'
import { providerEnv, signInWithProvider, startTestIssuer } from '../support/issuer.ts'
import { loginByPasskey, requestOptions, withPasskey } from '../support/passkeys.ts'
import { exportsIn } from '../support/privacy.ts'

async function loggedIn(server: TestServer, emailAddress: string) {
  const browser = server.browser()
  await browser.call('login', { emailAddress, password: ada.password })
  return browser
}

test('a deleted account can neither upload nor download files, and its open pages end at once', async () => {
  const server = await startTestServer()
  const { browser, emailAddress } = await candidateAt(server)
  const { id } = await uploaded(browser, pdf(2_000))
  const exported = await exportsIn(browser).request()
  await server.makeExports()
  const { page } = await openPage(browser, 'candidate')

  await deleteIn(browser)

  await vi.waitUntil(() => page.isEnded, { timeout: 2_000 })
  for (const [from, status] of [
    [browser, 401],
    [await loggedIn(server, emailAddress), 403],
  ] as const) {
    expect((await upload(from, pdf(2_000))).http).toBe(status)
    expect((await download(from, id)).status).toBe(status)
    expect((await exportsIn(from).download(exported.id)).status).toBe(status)
    expect((await askForChanges(from, 'candidate')).status).toBe(204)
  }
  expect(await runSql(server, 'select id from files')).toEqual([{ id }])
})

/** Checks a way to log in during the 14 days, and after the erasure has begun. */
async function expectWayIn(
  server: TestServer,
  first: Browser,
  enter: (browser: Browser) => Promise<unknown>,
) {
  const later = server.browser()
  await enter(later)
  expect((await later.call('session')).result).toMatchObject({ erasedOn: '2030-01-15' })
  expect((await keepIn(later)).result).not.toHaveProperty('erasedOn')
  expect((await first.call('session')).result).toBeNull()

  await runSql(server, 'update accounts set erase_at = 0')
  const late = server.browser()
  await enter(late)
  expect((await late.call('session')).result).toBeNull()
  expect((await keepIn(later)).http).toBe(403)
}

test('a passkey logs its owner in to keep a deleted account, until it is being erased', async () => {
  const server = await startTestServer()
  const { browser } = await server.registered()
  const { authenticator } = await withPasskey(server, browser)
  await deleteIn(browser)

  await expectWayIn(server, browser, (later) => loginByPasskey(later, authenticator))
})

test('a provider logs its person in to keep a deleted account, until it is being erased', async () => {
  const issuer = await startTestIssuer()
  const server = await startTestServer({ env: providerEnv(issuer.origin) })
  const browser = server.browser()
  await signInWithProvider(browser)
  const { authenticator } = await withPasskey(server, browser)
  const response = authenticator.get(await requestOptions(browser))
  expect(await askAboutDeletion(browser, 'deleteAccount', { response })).toMatchObject({ status: true })

  await expectWayIn(server, browser, (later) => signInWithProvider(later))
})

test('an unconfirmed new address cannot be confirmed once the account is deleted', async () => {
  const server = await startTestServer()
  const { browser } = await candidateAt(server)
  await askChange(browser, 'next@example.org')
  const link = await emailLink(server, 'next@example.org', 'change-email')
  await deleteIn(browser)
  expect(await callEmail(server.browser(), 'confirmEmailAddress', link)).toMatchObject({ status: false })
})

test('an owner whose address was changed by a thief gets a deleted account back', async () => {
  const server = await startTestServer()
  const { browser, emailAddress } = await candidateAt(server)
  await changeTo(server, browser, 'thief@example.org')
  const undo = await emailLink(server, emailAddress, 'undo-email')
  await deleteIn(browser)
  server.clock.now += days(2)

  const owner = server.browser()
  expect(await callEmail(owner, 'undoEmailAddress', { code: undo.code })).toMatchObject({
    status: true,
    result: { emailAddress, erasedOn: '2030-01-15' },
  })
  const password = 'Difference2?'
  await owner.call('createPassword', { emailAddress, password })
  await owner.call('login', { emailAddress, password })
  expect((await keepIn(owner)).result).not.toHaveProperty('erasedOn')
})
