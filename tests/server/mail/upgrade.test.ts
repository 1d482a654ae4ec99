import { Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrate } from '../../../server/store/migrate.ts'
import * as accounts from '../../../server/store/migrations/0001_accounts.ts'
import * as operations from '../../../server/store/migrations/0002_operations.ts'
import * as companies from '../../../server/store/migrations/0003_companies.ts'
import { openPostgres } from '../../../server/store/postgres.ts'
import type { Schema } from '../../../server/store/schema.ts'
import { openSqlite } from '../../../server/store/sqlite.ts'
import { withStore, type Place } from '../support/databases.ts'
import { days, minutes, emptyPlace, startTestServer } from '../support/harness.ts'

const NOW = Date.UTC(2030, 0, 1)
const older = { '0001_accounts': accounts, '0002_operations': operations, '0003_companies': companies }
const people = ['o\'brien+"jobs"@example.com', 'ada@example.com', 'grace@example.com'] as const

/** A row of the old outbox table: kind, recipient, time of the request, and time of the next attempt. */
type Waiting = readonly [kind: string, recipient: string, created: number, due: number]

/** A database from the version with a separate outbox table. */
async function withOutbox(waiting: readonly Waiting[]): Promise<Place> {
  const place = await emptyPlace()
  const engine = place.databaseUrl ? await openPostgres(place.databaseUrl) : openSqlite(place.dataDir)
  const db = new Kysely<Schema>({ dialect: engine.dialect })
  await migrate(db, older)
  for (const [index, address] of people.entries()) {
    await sql`insert into accounts
      (id, role, email_address, first_name, last_name, user_name, provider, picture, password_hash, created_at)
      values (${`person ${index}`}, 'candidate', ${address}, 'Ada', 'Byron', '', 'email', '', '', ${NOW})`.execute(
      db,
    )
  }
  for (const index of people.keys()) {
    // A session keeps an old account from being deleted as unused.
    await sql`insert into sessions values
      (${`session ${index}`}, ${`person ${index}`}, 0, ${NOW + days(30)}, ${NOW + days(30)})`.execute(db)
  }
  for (const [index, [kind, recipient, created, due]] of waiting.entries()) {
    await sql`insert into outbox values
      (${`mail ${index}`}, ${kind}, 'candidate', ${recipient}, ${created}, 1, ${due}, null, null)`.execute(db)
  }
  await db.destroy()
  await engine.release()
  return place
}

test('Emails waiting during an upgrade are sent by the new version when they are due.', async () => {
  const [obrien, ada, grace] = people
  const place = await withOutbox([
    ['resetPassword', obrien, NOW - minutes(5), NOW - minutes(1)],
    ['verifyAddress', ada, NOW - minutes(9), NOW - minutes(8)],
    ['verifyAddress', ada, NOW - minutes(7), NOW - minutes(6)],
    ['passwordChanged', ada, NOW - minutes(3), NOW - minutes(2)],
    ['passwordChanged', ada, NOW - minutes(2), NOW - minutes(1)],
    ['verifyAddress', grace, NOW - minutes(1), NOW + minutes(60)],
  ])

  const server = await startTestServer({ place })
  // Migrations use the machine's clock, which is years behind the test's, so these accounts count as unused
  // and get another mail too.
  const sent = (await server.mails())
    .map(({ recipient, subject }) => [recipient, subject.split(' ')[0]])
    .filter(([, word]) => word !== 'We’ll')

  expect(sent).toEqual([
    [obrien, 'Reset'],
    [ada, 'Verify'],
    [ada, 'Your'],
    [ada, 'Your'],
  ])
  server.clock.now += minutes(60)
  const verifying = (await server.mails(grace)).filter(({ subject }) => subject.startsWith('Verify'))
  expect(verifying).toHaveLength(1)
})

test('Any number of waiting emails survives a migration.', async () => {
  const place = await withOutbox(
    Array.from({ length: 1_201 }, (_, index) => [
      'passwordChanged',
      'nobody@example.com',
      NOW + index,
      NOW + minutes(60),
    ]),
  )

  const server = await startTestServer({ place })
  await server.close()

  const jobs = await withStore(place, (db) =>
    db.selectFrom('jobs').select('id').where('kind', '=', 'mail.passwordChanged').execute(),
  )
  expect(jobs).toHaveLength(1_201)
})
