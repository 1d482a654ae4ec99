// @module-tag security
import { expect, test } from 'vitest'
import { processorTime } from '../../processorTime.ts'
import { canonicalEmailAddress } from '../../../contract/emailAddress.ts'
import { isToken, newCode, newToken } from '../../../server/security/secrets.ts'
import { withStore } from '../support/databases.ts'
import { ada, startTestServer } from '../support/harness.ts'

const { emailAddress, password } = ada

test('SQL in a value is stored as text.', async () => {
  const server = await startTestServer()
  const { browser, user } = await server.registered()
  const words = [
    "' or '1'='1",
    "'; drop table accounts; --",
    '" or ""="',
    '\\',
    "x' union select 1--",
    '%',
    '_',
  ]
  for (const text of words) {
    const padded = `${text}Aa1!aaaa`
    expect((await server.browser().call('login', { emailAddress, password: padded })).status).toBe(false)
    const verified = await server.browser().call('verify', { emailAddress, verificationCode: text })
    expect(verified).toMatchObject({ http: 200, status: false })
    const named = { id: user.id, firstName: padded, lastName: padded, userName: 'Lovelace' }
    expect(await browser.call('updateProfile', named)).toMatchObject({
      status: true,
      result: { firstName: padded, lastName: padded },
    })
  }

  expect((await server.browser().call('login', { emailAddress, password })).status).toBe(true)
})

test('An email address crafted for slow validation is refused at once.', () => {
  const hostile = [
    `${'a'.repeat(100_000)}@`,
    `a@${'a.'.repeat(50_000)}`,
    `${'a.'.repeat(50_000)}@x.example`,
    `a@${'-'.repeat(100_000)}`,
    `${' '.repeat(100_000)}x`,
  ]
  const began = processorTime()

  expect(hostile.map(canonicalEmailAddress)).toEqual(hostile.map(() => undefined))
  expect(processorTime() - began).toBeLessThan(1_000)
})

test('No one can log in to an empty database.', async () => {
  const server = await startTestServer()

  for (const address of ['admin@example.com', 'root@example.com', 'test@example.com']) {
    const answer = await server.browser().call('login', { emailAddress: address, password: 'Password1!' })
    expect(answer.status).toBe(false)
  }
  await server.close()
  expect(await withStore(server, (db) => db.selectFrom('accounts').select('id').execute())).toEqual([])
})

test('codes and tokens are long, well-formed and unique', () => {
  const codes = Array.from({ length: 1_000 }, newCode)
  const tokens = Array.from({ length: 1_000 }, newToken)

  expect(new Set(codes).size).toBe(1_000)
  expect(new Set(tokens).size).toBe(1_000)
  expect(codes.every((code) => /^[0-9A-HJKMNP-TV-Z]{26}$/.test(code))).toBe(true)
  expect(tokens.every(isToken)).toBe(true)
  expect(new Set(codes.join('')).size).toBe(32)
})

test('The sessions of an account are deleted with it.', async () => {
  const server = await startTestServer()
  const { browser } = await server.registered()
  const elsewhere = server.browser()
  await elsewhere.call('login', { emailAddress, password })
  await server.close()
  await withStore(server, (db) => db.deleteFrom('accounts').execute())
  const again = await startTestServer({ place: server })

  for (const { cookies } of [browser, elsewhere]) {
    const visitor = again.browser()
    for (const [name, value] of cookies) visitor.cookies.set(name, value)
    expect((await visitor.call('session')).result).toBeNull()
  }
})

test('The last of two equal JSON keys counts, and query parameters never do.', async () => {
  const server = await startTestServer()
  await server.registered()
  const send = async (path: string, body: string) => {
    const response = await server.browser().send(path, { body })
    return response.text()
  }

  const last = `{"emailAddress":"nobody@example.com","emailAddress":"${emailAddress}","password":"${password}"}`
  expect(await send('/api/candidate/login', last)).toContain('"status":true')
  const query = `?emailAddress=${emailAddress}&password=${password}`
  expect(await send(`/api/candidate/login${query}`, '{}')).toContain('"status":false')
})
