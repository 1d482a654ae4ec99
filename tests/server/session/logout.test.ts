import { expect, test } from 'vitest'
import { withStore } from '../support/databases.ts'
import { newPlace, startTestServer } from '../support/harness.ts'

test('A rate-limited logout still logs this browser out.', async () => {
  const server = await startTestServer({ env: { RATE_LIMIT_SCALE: '1' } })
  const { browser } = await server.registered()
  for (let number = 1; number < 300; number += 1) await browser.call('session')

  expect((await browser.call('logout')).http).toBe(429)
  expect(browser.cookies.has('cs')).toBe(false)
})

test('A logout that fails on the server still logs this browser out.', async () => {
  const place = await newPlace()
  const before = await startTestServer({ place })
  const { browser } = await before.registered()
  await before.close()
  await withStore(place, (db) => db.schema.alterTable('sessions').renameTo('lost').execute())
  const server = await startTestServer({ place })
  const after = server.browser()
  for (const [name, value] of browser.cookies) after.cookies.set(name, value)

  expect((await after.call('logout')).http).toBe(500)
  expect(after.cookies.has('cs')).toBe(false)
})

test('A logout from another site changes nothing.', async () => {
  const server = await startTestServer()
  const { browser } = await server.registered()
  const foreign = await browser.send('/api/candidate/logout', {
    body: '{}',
    headers: { Origin: 'https://evil.example' },
  })

  expect(foreign.status).toBe(403)
  expect(foreign.headers.getSetCookie()).toEqual([])
  expect(await browser.call('session')).toMatchObject({ result: { firstName: 'Ada' } })
})
