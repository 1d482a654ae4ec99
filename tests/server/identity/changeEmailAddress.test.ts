// @module-tag security
import { expect, test } from 'vitest'
import { withStore } from '../support/databases.ts'
import { askChange, callEmail, changeTo, emailLink, verifyAddress } from '../support/emailAddress.ts'
import { ada, grace, matching, minutes, startTestServer } from '../support/harness.ts'

const NEW = 'ada.byron@example.org'
const { emailAddress: OLD, password } = ada

async function verifiedMember(options: Parameters<typeof startTestServer>[0] = {}) {
  const server = await startTestServer(options)
  const { browser, user } = await server.registered()
  await verifyAddress(server, browser, OLD)
  return { server, browser, user }
}

test('nothing changes before the new address is verified, and everything works with it afterwards', async () => {
  const { server, browser } = await verifiedMember()
  expect(await askChange(browser, NEW)).toMatchObject({ status: true })
  expect(await browser.call('session')).toMatchObject({ result: { emailAddress: OLD } })
  expect((await server.browser().call('login', { emailAddress: OLD, password })).status).toBe(true)
  expect(await callEmail(browser, 'readEmailAddressChange')).toMatchObject({ result: { emailAddress: NEW } })

  const link = await emailLink(server, NEW, 'change-email')
  const confirmed = await callEmail(server.browser(), 'confirmEmailAddress', link)

  expect(confirmed).toMatchObject({ status: true, result: { emailAddress: NEW, isVerified: true } })
  expect(await browser.call('session')).toMatchObject({ result: { emailAddress: NEW } })
  expect((await server.browser().call('login', { emailAddress: NEW, password })).status).toBe(true)
  expect((await server.browser().call('login', { emailAddress: OLD, password })).status).toBe(false)
  expect((await callEmail(browser, 'readEmailAddressChange')).result).toBeNull()
})

test('a link works once, for its own address and role, for 24 hours', async () => {
  const { server, browser } = await verifiedMember()
  await askChange(browser, NEW)
  const link = await emailLink(server, NEW, 'change-email')
  const guest = server.browser()

  const wrong = [
    await callEmail(guest, 'confirmEmailAddress', { ...link, emailAddress: 'other@example.org' }),
    await callEmail(guest, 'confirmEmailAddress', { ...link, code: link.code.replace(/.$/, '?') }),
    await callEmail(guest, 'confirmEmailAddress', { ...link, emailAddress: 'no address' }),
    await callEmail(guest, 'confirmEmailAddress', link, 'employer'),
    await callEmail(guest, 'undoEmailAddress', { code: link.code }),
  ]
  expect(wrong.map(({ status }) => status)).toEqual([false, false, false, false, false])
  expect(new Set(wrong.slice(0, 4).map(({ error }) => error?.message)).size).toBe(1)

  expect((await callEmail(guest, 'confirmEmailAddress', link)).status).toBe(true)
  expect((await callEmail(guest, 'confirmEmailAddress', link)).status).toBe(false)

  await askChange(browser, 'third@example.org')
  const late = await emailLink(server, 'third@example.org', 'change-email')
  server.clock.now += minutes(24 * 60)
  expect((await callEmail(guest, 'confirmEmailAddress', late)).status).toBe(false)
})

test('a change needs the right password, a login, and another address', async () => {
  const { server, browser } = await verifiedMember()

  expect((await askChange(server.browser(), NEW)).http).toBe(401)
  expect(await askChange(browser, NEW, 'Analytical1?')).toMatchObject({
    status: false,
    error: { fields: { password: matching(/\w/) } },
  })
  expect(await askChange(browser, ` ${OLD.toUpperCase()} `)).toMatchObject({
    status: false,
    error: { fields: { emailAddress: matching(/\w/) } },
  })
  expect((await askChange(browser, 'no address')).status).toBe(false)
  expect((await server.mails(NEW)).length).toBe(0)
})

test('wrong passwords are limited like those of a login', async () => {
  const { browser } = await verifiedMember({ env: { RATE_LIMIT_SCALE: '1' } })
  for (let count = 0; count < 5; count += 1) await askChange(browser, NEW, 'Analytical1?')

  expect((await askChange(browser, NEW)).http).toBe(429)
})

test('an address that has an account gets the same response, and only its owner is notified', async () => {
  const { server, browser } = await verifiedMember()
  await server.registered(grace)

  const free = await askChange(browser, NEW)
  const taken = await askChange(browser, grace.emailAddress)

  expect([taken.http, taken.text]).toEqual([free.http, free.text])
  expect(await callEmail(browser, 'readEmailAddressChange')).toMatchObject({
    result: { emailAddress: grace.emailAddress },
  })
  const mails = await server.mails(grace.emailAddress)
  expect(mails.at(-1)?.subject).toBe('Your email address is already in use | Jobgrove')
  expect(mails.some(({ link }) => link.includes('change-email'))).toBe(false)
  expect(mails.at(-1)?.text).not.toContain(OLD)
})

test('an address with an account of the other role is free', async () => {
  const { server, browser } = await verifiedMember()
  await server.browser().call('registerEmployer', { ...ada, emailAddress: NEW, companyName: 'Larch' })

  expect((await changeTo(server, browser, NEW)).status).toBe(true)
})

test('a person who registers with the new address meanwhile keeps it, and the link says so', async () => {
  const { server, browser } = await verifiedMember()
  await askChange(browser, NEW)
  const link = await emailLink(server, NEW, 'change-email')
  await server.registered({ ...grace, emailAddress: NEW })

  expect(await callEmail(server.browser(), 'confirmEmailAddress', link)).toMatchObject({ status: false })
  expect(await browser.call('session')).toMatchObject({ result: { emailAddress: OLD } })
})

test('of a concurrent registration and verification, one gets the address', async () => {
  const { server, browser } = await verifiedMember()
  await askChange(browser, NEW)
  const link = await emailLink(server, NEW, 'change-email')

  const answers = await Promise.all([
    server.browser().call('register', { ...grace, emailAddress: NEW }),
    callEmail(server.browser(), 'confirmEmailAddress', link),
  ])

  expect(answers.map(({ http }) => http)).toEqual([200, 200])
  expect(answers.filter(({ status }) => status)).toHaveLength(1)
})

test('of two concurrent verifications with one link, one succeeds', async () => {
  const { server, browser } = await verifiedMember()
  await askChange(browser, NEW)
  const link = await emailLink(server, NEW, 'change-email')

  const answers = await Promise.all(
    [1, 2].map(() => callEmail(server.browser(), 'confirmEmailAddress', link)),
  )

  expect(answers.filter(({ status }) => status)).toHaveLength(1)
})

test('a new request replaces the previous one, and a cancelled one ends', async () => {
  const { server, browser } = await verifiedMember()
  await askChange(browser, NEW)
  const first = await emailLink(server, NEW, 'change-email')
  await askChange(browser, 'third@example.org')
  const second = await emailLink(server, 'third@example.org', 'change-email')
  expect((await callEmail(server.browser(), 'confirmEmailAddress', first)).status).toBe(false)

  await callEmail(browser, 'cancelEmailAddressChange')

  expect((await callEmail(server.browser(), 'confirmEmailAddress', second)).status).toBe(false)
  expect((await callEmail(browser, 'readEmailAddressChange')).result).toBeNull()
  expect((await callEmail(browser, 'resendEmailAddressChange')).status).toBe(false)
})

test('a link that is sent again invalidates the previous one', async () => {
  const { server, browser } = await verifiedMember()
  await askChange(browser, NEW)
  const first = await emailLink(server, NEW, 'change-email')
  server.clock.now += minutes(2)
  expect((await callEmail(browser, 'resendEmailAddressChange')).status).toBe(true)
  const second = await emailLink(server, NEW, 'change-email')

  expect((await callEmail(server.browser(), 'confirmEmailAddress', first)).status).toBe(false)
  expect((await callEmail(server.browser(), 'confirmEmailAddress', second)).status).toBe(true)
})

test('one address gets at most three emails an hour', async () => {
  const { server, browser } = await verifiedMember({ env: { RATE_LIMIT_SCALE: '1' } })
  const answers = []
  for (let count = 0; count < 4; count += 1) {
    answers.push((await askChange(browser, NEW)).http)
    server.clock.now += minutes(2)
  }

  expect(answers).toContain(429)
  expect((await server.mails(NEW)).length).toBeLessThanOrEqual(3)
})

test('codes are stored only as hashes', async () => {
  const { server, browser } = await verifiedMember()
  await askChange(browser, NEW)
  const { code } = await emailLink(server, NEW, 'change-email')

  await server.close()

  await withStore(server, async (db) => {
    const rows = await db.selectFrom('address_changes').selectAll().execute()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(code)
    expect(rows[0]?.code_hash).toMatch(/^[0-9a-f]{64}$/)
  })
})

test('the devices of the owner stay recognized under the new address', async () => {
  const { server, browser } = await verifiedMember()
  await changeTo(server, browser, NEW)
  await browser.call('logout')
  await browser.call('login', { emailAddress: NEW, password })

  expect((await server.mails(NEW)).map(({ subject }) => subject)).toEqual([
    'Confirm your new email address | Jobgrove',
  ])
})

test('links mailed to the old address no longer work', async () => {
  const { server, browser } = await verifiedMember()
  await browser.call('forgotPassword', { emailAddress: OLD })
  const resetPasswordCode = await server.codeFor(OLD, 'Reset')
  const thief = server.browser()
  expect((await thief.call('checkResetPasswordCode', { emailAddress: OLD, resetPasswordCode })).status).toBe(
    true,
  )

  await changeTo(server, browser, NEW)

  const fresh = server.browser()
  for (const emailAddress of [OLD, NEW]) {
    expect((await fresh.call('checkResetPasswordCode', { emailAddress, resetPasswordCode })).status).toBe(
      false,
    )
    expect((await thief.call('createPassword', { emailAddress, password: 'Difference2?' })).status).toBe(
      false,
    )
  }
})
