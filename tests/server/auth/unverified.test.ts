import { expect, test } from 'vitest'
import { purge } from '../../../server/store/purge.ts'
import { createLogger } from '../../../server/operations/logger.ts'
import { withStore } from '../support/databases.ts'
import { written } from '../letters/asking.ts'
import { ada, days, grace, startTestServer } from '../support/harness.ts'
import { resumesIn } from '../support/resumes/resumes.ts'

const { emailAddress, password } = ada
const logger = createLogger({ logLevel: 'silent' })

test('An unverified account is deleted 30 days after its last use, and its address becomes free.', async () => {
  const server = await startTestServer()
  const { browser } = await server.registered()
  await resumesIn(browser).create()
  await written(browser, { title: 'Engine Works' })
  const { user: other } = await server.registered(grace)
  await server.browser().call('verify', {
    emailAddress: grace.emailAddress,
    verificationCode: await server.codeFor(grace.emailAddress, 'Verify'),
  })
  const left = () =>
    withStore(server, async (db) => {
      await purge(db, server.clock.now, logger)
      const idsIn = (table: 'accounts' | 'letters' | 'resumes') => db.selectFrom(table).select('id').execute()
      return { accounts: await idsIn('accounts'), theirs: [await idsIn('resumes'), await idsIn('letters')] }
    })
  await server.close()

  server.clock.now += days(29)
  expect(await left()).toMatchObject({ accounts: [{}, {}], theirs: [[{}], [{}]] })
  server.clock.now += days(1)
  expect(await left()).toEqual({ accounts: [{ id: other.id }], theirs: [[], []] })
  const again = await startTestServer({ place: server })
  expect((await again.browser().call('register', ada)).status).toBe(true)
})

test('An unverified account is kept while its owner logs in or stays logged in.', async () => {
  const server = await startTestServer()
  const { browser } = await server.registered()
  const { browser: stays } = await server.registered(grace)
  server.clock.now += days(25)
  await stays.call('session')
  await browser.call('login', { emailAddress, password })
  await browser.call('logout')
  await server.close()

  const left = await withStore(server, async (db) => {
    await purge(db, server.clock.now + days(29), logger)
    return db.selectFrom('accounts').select('id').execute()
  })

  expect(left).toHaveLength(2)
})

test('The company of a deleted unverified employer is deleted, too.', async () => {
  const server = await startTestServer()
  await server.browser().call('registerEmployer', { ...ada, companyName: 'Engines' }, 'employer')
  await server.close()

  const left = await withStore(server, async (db) => {
    await purge(db, server.clock.now + days(31), logger)
    return db.selectFrom('companies').select('name').execute()
  })

  expect(left).toEqual([])
})
