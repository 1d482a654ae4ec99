import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openStore } from '../../../server/store/open.ts'
import { isOnPostgres, withStore, type Place } from '../support/databases.ts'
import { people } from '../support/beforeMembers.ts'
import { ada, Browser, emptyPlace, startTestServer } from '../support/harness.ts'
import { launch, settingsFor } from '../support/launch.ts'

// The test starts processes, possibly on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const launched = async (place: Place) => {
  const server = launch(settingsFor(place))
  return { ...server, base: (await server.origin).replace('localhost', '127.0.0.1') }
}

/** Registers people until the server stops answering. Reports each acknowledged registration. */
async function keepRegistering(base: string, prefix: string, acknowledged: (address: string) => void) {
  for (let turn = 0; ; turn += 1) {
    const emailAddress = `${prefix}t${turn}@example.com`
    const answer = await new Browser(base).call('register', { ...ada, emailAddress })
    if (!answer.status) return
    acknowledged(emailAddress)
  }
}

async function killInRounds(place: Place, rounds: number): Promise<string[]> {
  const acknowledged: string[] = []
  for (let round = 0; round < rounds; round += 1) {
    const { base, child, ended } = await launched(place)
    let count = 0
    const note = (address: string) => {
      acknowledged.push(address)
      count += 1
      if (count === 8) child.kill('SIGKILL')
    }
    await Promise.allSettled([1, 2, 3].map((writer) => keepRegistering(base, `r${round}w${writer}`, note)))
    await ended
  }
  return acknowledged
}

const contentsOf = (place: Place) =>
  withStore(place, async (db) => {
    const accounts = await db.selectFrom('accounts').select(['id', 'email_address']).execute()
    const sessions = await db.selectFrom('sessions').select('account_id').execute()
    return {
      addresses: new Set(accounts.map(({ email_address }) => email_address)),
      ids: new Set(accounts.map(({ id }) => id)),
      withSession: new Set(sessions.map(({ account_id }) => account_id)),
    }
  })

test('A server killed 25 times during writes loses no acknowledged change.', async () => {
  // Two servers in parallel, each with its own data.
  const lanes = await Promise.all(
    [12, 13].map(async (rounds) => {
      const place = await emptyPlace()
      return { place, rounds, acknowledged: await killInRounds(place, rounds) }
    }),
  )

  for (const { acknowledged, place, rounds } of lanes) {
    const { addresses, ids, withSession } = await contentsOf(place)
    expect(acknowledged.length).toBeGreaterThanOrEqual(rounds * 8)
    expect(acknowledged.filter((address) => !addresses.has(address))).toEqual([])
    expect(withSession).toEqual(ids)
  }
})

test('A server that shuts down under load answers every call it carries out, and exits with 0.', async () => {
  const place = await emptyPlace()
  const { base, child, ended } = await launched(place)
  const acknowledged = new Set<string>()
  const load = Array.from({ length: 12 }, (_, writer) =>
    keepRegistering(base, `w${writer}`, (address) => {
      acknowledged.add(address)
      if (acknowledged.size === 40) child.kill('SIGTERM')
    }),
  )

  await Promise.allSettled(load)

  expect(await ended).toBe(0)
  expect(acknowledged.size).toBeGreaterThanOrEqual(40)
  expect((await contentsOf(place)).addresses).toEqual(acknowledged)
})

test('A migration killed halfway leaves the data unchanged, and the next start runs it.', async () => {
  const place = await emptyPlace()
  const { DATA_DIR, DATABASE_URL } = settingsFor(place)
  const child = spawn(process.execPath, [join(import.meta.dirname, '../support/crashing/halfMigration.ts')], {
    env: { DATA_DIR, DATABASE_URL },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  await once(child.stdout, 'data')
  child.kill('SIGKILL')
  await once(child, 'exit')

  const store = await openStore(place)
  onTestFinished(store.close)

  const accounts = await store.db.selectFrom('accounts').select('id').orderBy('created_at').execute()
  expect(accounts).toEqual(people.map(({ id }) => ({ id })))
  const sessions = await store.db.selectFrom('sessions').select('account_id').execute()
  expect(sessions).toHaveLength(people.length)
  const owners = await store.db.selectFrom('members').select('account_id').execute()
  expect(owners).toHaveLength(people.filter(({ role }) => role === 'employer').length)
})

test.runIf(isOnPostgres())('Several servers can start on one empty database.', async () => {
  const place = await emptyPlace()

  const servers = await Promise.all([1, 2, 3].map(() => startTestServer({ place })))

  const answers = await Promise.all(servers.map((server) => server.browser().call('session')))
  expect(answers.map(({ http }) => http)).toEqual([200, 200, 200])
})
