// @module-tag security
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { requestChangeMail, requestUndoMail } from '../../../server/mail/addressChange.ts'
import { requestNewDeviceMail } from '../../../server/mail/newDevice.ts'
import { eraseAccount } from '../../../server/privacy/eraseAccount.ts'
import { candidateAt } from '../support/applications.ts'
import { tablesWith, withStore } from '../support/databases.ts'
import { deleteIn } from '../support/deleting.ts'
import { askChange, changeTo } from '../support/emailAddress.ts'
import { days, startTestServer, type TestServer } from '../support/harness.ts'

const outboxOf = ({ dataDir }: TestServer) =>
  readdirSync(join(dataDir, 'outbox'))
    .map((name) => readFileSync(join(dataDir, 'outbox', name), 'latin1'))
    .join('')

async function erase(server: TestServer): Promise<void> {
  server.clock.now += days(15)
  await server.eraseAccounts()
}

test('emails to every past or pending address of an erased account are deleted with it', async () => {
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

test('queued emails to other addresses are deleted with an erased account, also those that were given up', async () => {
  const server = await startTestServer()
  const { user } = await server.registered()
  await server.mails()
  const { now } = server.clock
  await server.close()
  const about = { accountId: user.id, changeId: 'unknown', recipient: 'zq.other@example.org' }

  await withStore(server, async (db) => {
    await requestChangeMail(db, about, now)
    await requestUndoMail(db, about, now)
    await requestNewDeviceMail(db, { ...about, browser: '', network: '', at: now })
    await db.updateTable('jobs').set({ failed_at: 1 }).where('kind', '=', 'mail.addressChanged').execute()
    expect(await db.selectFrom('jobs').select('id').where('queue', '=', 'mail').execute()).toHaveLength(3)
    const erasure = { accountId: user.id, dataDir: server.dataDir, keyedHash: String, now: () => now }
    for await (const _ of eraseAccount(db, erasure));
  })

  expect(await tablesWith(server, about.recipient)).toEqual([])
  expect(await tablesWith(server, user.id)).toEqual(['erasures'])
})
