// @module-tag security
import { expect, test } from 'vitest'
import { askChange, callEmail, changeTo, emailLink, verifyAddress } from '../support/emailAddress.ts'
import { ada, grace, minutes, startTestServer, type TestServer } from '../support/harness.ts'

const NEW = 'thief@example.org'
const { emailAddress: OLD, password } = ada

/** An account whose address was changed, by the owner or by a thief with the password. */
async function changedAccount() {
  const server = await startTestServer()
  const { browser, user } = await server.registered()
  await verifyAddress(server, browser, OLD)
  await changeTo(server, browser, NEW)
  return { server, browser, user, undo: await emailLink(server, OLD, 'undo-email') }
}

const undoIn = (server: TestServer, code: string) => {
  const owner = server.browser()
  return callEmail(owner, 'undoEmailAddress', { code }).then((answer) => ({ answer, owner }))
}

test('the old address undoes a change: sessions and the password end, and a new one is set', async () => {
  const { server, browser, undo } = await changedAccount()
  await browser.call('forgotPassword', { emailAddress: NEW })
  const resetPasswordCode = await server.codeFor(NEW, 'Reset')

  const { answer, owner } = await undoIn(server, undo.code)

  expect(answer).toMatchObject({ status: true, result: { emailAddress: OLD, isVerified: true } })
  expect((await browser.call('session')).result).toBeNull()
  for (const emailAddress of [OLD, NEW]) {
    expect((await server.browser().call('login', { emailAddress, password })).status).toBe(false)
    expect((await browser.call('checkResetPasswordCode', { emailAddress, resetPasswordCode })).status).toBe(
      false,
    )
  }
  expect((await browser.call('createPassword', { emailAddress: OLD, password: 'Stolen-Word3?' })).http).toBe(
    403,
  )

  expect((await owner.call('createPassword', { emailAddress: OLD, password: 'Difference2?' })).status).toBe(
    true,
  )
  expect((await owner.call('login', { emailAddress: OLD, password: 'Difference2?' })).status).toBe(true)
})

test('an undo link works once, for its own role, for 72 hours', async () => {
  const { server, browser, undo } = await changedAccount()
  expect((await callEmail(server.browser(), 'undoEmailAddress', undo, 'employer')).status).toBe(false)
  server.clock.now += minutes(71 * 60)
  expect((await undoIn(server, undo.code)).answer.status).toBe(true)
  expect((await undoIn(server, undo.code)).answer.status).toBe(false)
  expect((await browser.call('session')).result).toBeNull()
})

test('after 72 hours a change stays', async () => {
  const { server, browser, undo } = await changedAccount()
  server.clock.now += minutes(72 * 60)

  expect((await undoIn(server, undo.code)).answer.status).toBe(false)
  expect(await browser.call('session')).toMatchObject({ result: { emailAddress: NEW } })
})

test('of several changes the first address undoes all, and the others can no longer do so', async () => {
  const { server, browser, undo } = await changedAccount()
  await changeTo(server, browser, 'second@example.org')
  const later = await emailLink(server, NEW, 'undo-email')
  await askChange(browser, 'third@example.org')
  const pending = await emailLink(server, 'third@example.org', 'change-email')

  expect((await undoIn(server, undo.code)).answer).toMatchObject({ result: { emailAddress: OLD } })

  expect((await undoIn(server, later.code)).answer.status).toBe(false)
  expect((await callEmail(server.browser(), 'confirmEmailAddress', pending)).status).toBe(false)
})

test('while a change can be undone, nobody else can get the old address', async () => {
  const { server, undo } = await changedAccount()
  expect((await server.browser().call('register', { ...grace, emailAddress: OLD })).status).toBe(false)
  const { browser } = await server.registered(grace)
  await askChange(browser, OLD)
  await expect(emailLink(server, OLD, 'change-email')).rejects.toThrow('no such mail')

  expect((await undoIn(server, undo.code)).answer.status).toBe(true)
})

test('after that, the old address is free', async () => {
  const { server } = await changedAccount()
  server.clock.now += minutes(72 * 60)

  expect((await server.browser().call('register', { ...grace, emailAddress: OLD })).status).toBe(true)
})

test('an address that was never verified gets no undo link', async () => {
  const server = await startTestServer()
  const { browser } = await server.registered()

  expect((await changeTo(server, browser, NEW)).status).toBe(true)

  await expect(emailLink(server, OLD, 'undo-email')).rejects.toThrow('no such mail')
  expect(await browser.call('session')).toMatchObject({ result: { emailAddress: NEW, isVerified: true } })
})

test('guesses at an undo link are limited', async () => {
  const server = await startTestServer({ env: { RATE_LIMIT_SCALE: '1' } })
  const guesser = server.browser()
  for (let count = 0; count < 10; count += 1) {
    expect((await callEmail(guesser, 'undoEmailAddress', { code: `CODE${count}` })).http).toBe(200)
  }

  expect((await callEmail(guesser, 'undoEmailAddress', { code: 'CODE' })).http).toBe(429)
})
