// @module-tag security
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { candidateAt } from '../support/applications.ts'
import { contentOf } from '../support/databases.ts'
import { deleteIn } from '../support/deleting.ts'
import { askChange, changeTo } from '../support/emailAddress.ts'
import { days, startTestServer, type TestServer } from '../support/harness.ts'
import { runSql } from '../store/runSql.ts'

const outboxOf = ({ dataDir }: TestServer) =>
  readdirSync(join(dataDir, 'outbox'))
    .map((name) => readFileSync(join(dataDir, 'outbox', name), 'latin1'))
    .join('')

async function erase(server: TestServer): Promise<void> {
  server.clock.now += days(15)
  await server.eraseAccounts()
}

test('mails to every address that an erased account had, or was to have, go with it', async () => {
  const server = await startTestServer()
  const { browser, emailAddress: first } = await candidateAt(server, { firstName: 'Hedwig' })
  const second = 'zq.second@example.org'
  const never = 'zq.never@example.org'
  await changeTo(server, browser, second)
  await askChange(browser, never)
  await server.mails()
  const addresses = [first, second, never, 'Hedwig']
  expect(addresses.filter((each) => outboxOf(server).includes(each))).toEqual(addresses)

  await deleteIn(browser)
  await server.mails()
  await erase(server)

  expect(addresses.filter((each) => outboxOf(server).includes(each))).toEqual([])
})

test('queued mails about a change of the address go with an erased account, also those that were given up', async () => {
  const server = await startTestServer()
  const { browser, emailAddress: old } = await candidateAt(server)
  await changeTo(server, browser, 'zq.second@example.org')
  await askChange(browser, 'zq.never@example.org')
  await deleteIn(browser)
  const queued = await runSql(
    server,
    "update jobs set failed_at = 1 where kind in ('mail.changeAddress', 'mail.addressChanged') returning kind",
  )
  expect(queued).toHaveLength(2)
  await erase(server)

  const left = await contentOf(server)
  expect([old, 'zq.second', 'zq.never'].filter((each) => left.includes(each))).toEqual([])
})
