import { Kysely, sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { migrate, migrations, type Step } from '../../../server/store/migrate.ts'
import { openStore } from '../../../server/store/open.ts'
import { openPostgres } from '../../../server/store/postgres.ts'
import { openSqlite } from '../../../server/store/sqlite.ts'
import type { Database } from '../../../server/store/schema.ts'
import { makeDataBeforeMembers, people } from '../support/beforeMembers.ts'
import { isOnPostgres, withStore } from '../support/databases.ts'
import { ada, emptyPlace, startTestServer } from '../support/harness.ts'

vi.setConfig({ testTimeout: 60_000 })

const more: Step = {
  up: async (db) => {
    await db.schema.alterTable('accounts').addColumn('shoe_size', 'integer').execute()
  },
  isCompatible: true,
}
const less: Step = {
  up: async (db) => {
    await db.schema.alterTable('accounts').dropColumn('picture').execute()
  },
}

test('The previous version runs on data with compatible migrations, and refuses incompatible ones.', async () => {
  const place = await emptyPlace()
  await withStore(place, (db) => migrate(db, { ...migrations, '9001_more': more }))

  const server = await startTestServer({ place })
  const { browser } = await server.registered()
  expect((await browser.call('session')).result).toMatchObject({ emailAddress: ada.emailAddress })
  await server.close()

  await withStore(place, (db) => migrate(db, { ...migrations, '9001_more': more, '9002_less': less }))
  await expect(openStore(place)).rejects.toMatchObject({ exitCode: 65, message: /newer version/ })
  await expect(openStore(place)).rejects.toMatchObject({ exitCode: 65 })
})

test('A missing earlier migration is applied to data with a later one.', async () => {
  const place = await emptyPlace()
  await withStore(place, async (db) => {
    await db.schema.alterTable('applications').dropColumn('hidden_as').execute()
    await sql`delete from kysely_migration where name = '0028_hidden_names'`.execute(db)
  })

  const server = await startTestServer({ place })
  const { browser } = await server.registered()
  expect((await browser.call('session')).result).toMatchObject({ emailAddress: ada.emailAddress })
  await server.close()
  await withStore(place, async (db) => {
    expect(await db.selectFrom('applications').select('hidden_as').execute()).toEqual([])
  })
})

test('A version whose own migrations are missing does not run.', async () => {
  const place = await emptyPlace()
  const refused = withStore(place, async (db) => {
    await migrate(db, { ...migrations, '9001_more': more })
    await migrate(db, { ...migrations, '9000_own': less })
  })

  await expect(refused).rejects.toMatchObject({ exitCode: 65 })
})

test.runIf(isOnPostgres())(
  'a change of the schema waits for a dump without holding up the running servers',
  async () => {
    const place = await emptyPlace()
    const dump = await openStore(place)
    onTestFinished(dump.close)
    const running = await openStore(place)
    onTestFinished(running.close)
    const [locked, dumped] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const dumping = dump.db.transaction().execute(async (transaction) => {
      // Keeps PostgreSQL from ending a long dump.
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction)
      await sql`lock table accounts in access share mode`.execute(transaction)
      locked.resolve()
      await dumped.promise
    })
    await locked.promise

    let changed = false
    const changing = migrateAsAtStart(place.databaseUrl ?? '', more).then(() => (changed = true))
    await vi.waitUntil(() => isAnybodyWaiting(dump.db), { timeout: 25_000 })
    const began = performance.now()
    await running.db.selectFrom('accounts').select('id').execute()
    expect(performance.now() - began).toBeLessThan(2_500)
    expect(changed).toBe(false)

    dumped.resolve()
    await dumping
    await changing
    expect(await sql`select shoe_size from accounts`.execute(running.db)).toMatchObject({ rows: [] })
  },
)

const isAnybodyWaiting = async (db: Database) =>
  (await sql`select 1 from pg_locks where not granted`.execute(db)).rows.length > 0

test('The migration makes each employer the owner of its company, and loses no data.', async () => {
  const place = await emptyPlace()
  const engine = place.databaseUrl ? await openPostgres(place.databaseUrl) : openSqlite(place.dataDir)
  const before: Database = new Kysely({ dialect: engine.dialect })
  await makeDataBeforeMembers(before)
  await before.destroy()
  await engine.release()

  const { db, close } = await openStore(place)
  onTestFinished(close)

  const companies = await db
    .selectFrom('companies')
    .innerJoin('members', 'members.company_id', 'companies.id')
    .select(['account_id', 'membership', 'slug', 'name', 'website', 'about', 'companies.created_at'])
    .orderBy('companies.created_at')
    .execute()
  const slugs = ['engine-works', 'engine-works-2', 'company']
  const owned = people
    .map(({ id, name, website, about }, index) => ({
      account_id: id,
      name,
      website,
      about,
      created_at: index,
    }))
    .slice(1)
  expect(companies).toEqual(
    owned.map((each, index) => ({ ...each, membership: 'owner', slug: slugs[index] })),
  )
  for (const table of ['accounts', 'sessions', 'codes', 'grants'] as const) {
    expect(await db.selectFrom(table).selectAll().execute()).toHaveLength(people.length)
  }
  const [account] = await db.selectFrom('accounts').selectAll().where('id', '=', 'grace').execute()
  expect(account).toMatchObject({ role: 'employer', password_hash: 'a hash', created_at: 1 })
  expect(Object.keys(account ?? {}).filter((column) => column.startsWith('company'))).toEqual([])
})

/** Runs a migration with the same connections as a starting server. */
async function migrateAsAtStart(databaseUrl: string, step: Step): Promise<void> {
  const engine = await openPostgres(databaseUrl)
  if (!engine.migrationDialect) throw new Error('There are no connections for it.')
  const db: Database = new Kysely({ dialect: engine.migrationDialect })
  try {
    await migrate(db, { ...migrations, '9001_more': step })
  } finally {
    await db.destroy()
    await engine.release()
  }
}
