import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { applicationLifecycle } from '../../../machines/lifecycles/application.ts'
import { createLogger } from '../../../server/operations/logger.ts'
import { purge } from '../../../server/store/purge.ts'
import { openStore } from '../../../server/store/open.ts'
import type { Database } from '../../../server/store/schema.ts'
import { candidateAt, startWithPosting } from '../support/applications.ts'
import { isOnPostgres } from '../support/databases.ts'
import { ada, days, matching, newPlace, startTestServer } from '../support/harness.ts'

const lines: string[] = []
const logger = createLogger({ logLevel: 'error' }, { write: (line) => lines.push(line) })

const countsOf = async (db: Database) =>
  Promise.all(
    (['accounts', 'sessions', 'codes', 'grants'] as const).map(async (table) => {
      const rows = await db.selectFrom(table).selectAll().execute()
      return rows.length
    }),
  )

test('Only expired rows are deleted.', async () => {
  const server = await startTestServer()
  const { browser } = await server.registered()
  await server.browser().call('forgotPassword', { emailAddress: ada.emailAddress })
  await browser.call('checkResetPasswordCode', {
    emailAddress: ada.emailAddress,
    resetPasswordCode: await server.codeFor(ada.emailAddress, 'Reset'),
  })
  await server.close()
  const store = await openStore(server)
  onTestFinished(store.close)
  const { now } = server.clock
  await store.db.updateTable('accounts').set({ verified_at: now }).execute()

  await purge(store.db, now, logger)
  expect(await countsOf(store.db)).toEqual([1, 1, 2, 1])
  await purge(store.db, now + days(1), logger)
  expect(await countsOf(store.db)).toEqual([1, 1, 1, 0])
  await purge(store.db, now + days(31), logger)
  expect(await countsOf(store.db)).toEqual([1, 0, 0, 0])
})

test('The history of a draft is deleted with its owner’s account, and no other.', async () => {
  const { posting, server } = await startWithPosting()
  const [leaving, staying] = [await candidateAt(server, { isVerified: false }), await candidateAt(server)]
  for (const candidate of [leaving, staying]) {
    const { id } = await candidate.start(posting.slug)
    await candidate.send(id, { type: 'discard' })
  }
  await server.close()
  const store = await openStore(server)
  onTestFinished(store.close)
  const discarded = async () => {
    const rows = await store.db
      .selectFrom('events')
      .select(['account_id', 'machine_version'])
      .where('subject_kind', '=', 'application')
      .execute()
    expect(rows.every(({ machine_version }) => machine_version === applicationLifecycle.version)).toBe(true)
    return rows.length
  }

  expect(await discarded()).toBe(2)
  await purge(store.db, server.clock.now + days(61), logger)
  expect(await discarded()).toBe(1)
})

const event = (id: number) => ({
  id: String(id),
  at: id,
  role: 'candidate' as const,
  call: 'login',
  outcome: 'done' as const,
  client_hash: 'x',
  request_id: 'y',
})

test('Rows are deleted a thousand at a time, and a row that cannot be deleted blocks no others.', async () => {
  const store = await openStore(await newPlace())
  onTestFinished(store.close)
  for (let first = 0; first < 2_500; first += 500) {
    const rows = Array.from({ length: 500 }, (_, index) => event(first + index))
    await store.db.insertInto('security_events').values(rows).execute()
  }
  await sql`drop table grants`.execute(store.db)
  const removed: bigint[] = []
  const watched = store.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (result.numAffectedRows) removed.push(result.numAffectedRows)
      return result
    },
  })

  await purge(watched, days(400), logger)

  expect(removed).toEqual([1_000n, 1_000n, 500n])
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('"what":"grants"')
})

test.skipIf(isOnPostgres())('expired rows are found by an index', async () => {
  const store = await openStore(await newPlace())
  onTestFinished(store.close)
  const columns = [
    'sessions.idle_expires_at',
    'sessions.expires_at',
    'codes.expires_at',
    'grants.expires_at',
    'limits.expire',
    'security_events.at',
  ]
  const plans = columns.map(async (named) => {
    const [table = '', column = ''] = named.split('.')
    const query = sql`explain query plan select 1 from ${sql.table(table)} where ${sql.ref(column)} <= 1`
    return JSON.stringify((await query.execute(store.db)).rows)
  })

  expect(await Promise.all(plans)).toEqual(columns.map(() => matching(/USING COVERING INDEX/)))
})
