import { readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { requestMail } from '../../../server/mail/request.ts'
import { isOnPostgres, withStore, type Place } from '../support/databases.ts'
import { download, KIB, pdf, uploaded } from '../support/files.ts'
import {
  ada,
  Browser,
  grace,
  matching,
  minutes,
  emptyPlace,
  startTestServer,
  temporaryDirectory,
} from '../support/harness.ts'
import { command } from '../support/launch.ts'

// The test starts processes, possibly on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const { emailAddress, password } = ada
const copyIn = (directory: string) => join(directory, 'copy.db')

test.skipIf(isOnPostgres())(
  'A backup made during writes has all changes acknowledged before it, in one file readable by its owner.',
  async () => {
    const server = await startTestServer()
    const addresses: string[] = []
    const over = new AbortController()
    const writing = (async () => {
      for (let turn = 0; !over.signal.aborted; turn += 1) {
        const person = { ...ada, emailAddress: `ada${turn}@example.com` }
        if ((await server.browser().call('register', person)).status) addresses.push(person.emailAddress)
      }
    })()
    await vi.waitUntil(() => addresses.length > 5, { timeout: 20_000 })
    const before = [...addresses]
    const directory = temporaryDirectory()

    expect(await command('backup', server, copyIn(directory))).toMatchObject({ code: 0 })
    over.abort()
    await writing

    expect(readdirSync(directory)).toEqual(['copy.db'])
    expect(statSync(copyIn(directory)).mode & 0o077).toBe(0)
    const restored = await emptyPlace()
    expect(await command('restore', restored, copyIn(directory))).toMatchObject({ code: 0 })
    const accounts = await withStore(restored, (db) => db.selectFrom('accounts').selectAll().execute())
    const kept = new Set(accounts.map((account) => account.email_address))
    expect(before.filter((address) => !kept.has(address))).toEqual([])
  },
)

test.skipIf(isOnPostgres())('A restored file is as complete as in the backup.', async () => {
  const server = await startTestServer()
  const content = pdf(600 * KIB)
  const { id } = await uploaded((await server.registered()).browser, content)
  const copy = copyIn(temporaryDirectory())
  expect(await command('backup', server, copy)).toMatchObject({ code: 0 })
  const place = await emptyPlace()
  expect(await command('restore', place, copy)).toMatchObject({ code: 0 })

  const browser = (await startTestServer({ place })).browser()
  await browser.call('login', { emailAddress, password })

  const got = new Uint8Array(await (await download(browser, id)).arrayBuffer())
  expect(Buffer.compare(got, content)).toBe(0)
})

/** Data with an active session, a reset link and a pending mail. */
async function dataInUse() {
  const server = await startTestServer()
  const { browser } = await server.registered()
  await server.browser().call('forgotPassword', { emailAddress })
  const code = await server.codeFor(emailAddress, 'Reset')
  await server.close()
  const mail = { kind: 'passwordChanged', role: 'candidate', recipient: emailAddress } as const
  await withStore(server, (db) => requestMail(db, { ...mail, now: server.clock.now }))
  return { place: { dataDir: server.dataDir, databaseUrl: server.databaseUrl }, browser, code }
}

async function expectForgotten(place: Place, { cookies }: Browser, code: string) {
  const server = await startTestServer({ place })
  const earlier = new Browser(server.base)
  for (const [name, value] of cookies) earlier.cookies.set(name, value)

  // The new server's clock starts again, so it must pass the time of the earlier request.
  server.clock.now += minutes(1)

  expect((await earlier.call('session')).result).toBeNull()
  const mailed = (await server.mails()).map(({ subject }) => subject)
  expect(mailed.filter((subject) => subject.includes('changed'))).toEqual([])
  const link = { emailAddress, resetPasswordCode: code }
  expect(await earlier.call('checkResetPasswordCode', link)).toMatchObject({ status: false })
  expect(await earlier.call('login', { emailAddress, password })).toMatchObject({ status: true })
}

test.skipIf(isOnPostgres())(
  'Restored data sends no old emails, revives no session or link, and the replaced data is kept.',
  async () => {
    const { browser, code, place } = await dataInUse()
    const copy = copyIn(temporaryDirectory())
    expect(await command('backup', place, copy)).toMatchObject({ code: 0 })
    const later = await startTestServer({ place })
    await later.registered(grace)
    await later.close()

    expect(await command('restore', place, copy)).toMatchObject({ code: 0 })

    const people = await withStore(place, (db) => db.selectFrom('accounts').select('email_address').execute())
    expect(people).toEqual([{ email_address: emailAddress }])
    await expectForgotten(place, browser, code)
    const replaced = await emptyPlace()
    expect(await command('restore', replaced, join(place.dataDir, 'replaced.db'))).toMatchObject({ code: 0 })
    const before = await withStore(replaced, (db) => db.selectFrom('accounts').select('id').execute())
    expect(before).toHaveLength(2)
  },
)

test.runIf(isOnPostgres())(
  'A database restored by its own tools is prepared: no old emails, sessions or links.',
  async () => {
    const { browser, code, place } = await dataInUse()

    expect(await command('restore', place, 'no-list')).toMatchObject({ code: 66 })
    expect(await command('restore', place)).toMatchObject({ code: 0 })

    await expectForgotten(place, browser, code)
  },
)

test.skipIf(isOnPostgres())(
  'A restore is refused for a file that is no backup, and while a server uses the data.',
  async () => {
    const server = await startTestServer()
    await server.registered()
    const directory = temporaryDirectory()
    const junk = join(directory, 'junk.db')
    writeFileSync(junk, 'no database')

    expect(await command('backup', server)).toMatchObject({ code: 64 })
    expect(await command('backup', server, junk)).toMatchObject({ code: 73, said: matching(/already/) })
    expect(await command('backup', await emptyPlace(), copyIn(directory))).toMatchObject({ code: 66 })
    expect(await command('backup', server, copyIn(directory))).toMatchObject({ code: 0 })
    expect(await command('restore', server, copyIn(directory))).toMatchObject({ code: 75 })
    expect(await command('restore', server, junk)).toMatchObject({
      code: 66,
      said: matching(/can’t be restored/),
    })
    expect(await command('restore', server, join(directory, 'nothing.db'))).toMatchObject({ code: 66 })

    expect(readdirSync(server.dataDir).filter((name) => name.startsWith('re'))).toEqual([])
    expect(await server.browser().call('login', { emailAddress, password })).toMatchObject({ status: true })
  },
)
