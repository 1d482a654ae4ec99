import { expect, test } from 'vitest'
import { addressAt, searcherAt } from '../support/alerts/alerts.ts'
import { startWithPosting } from '../support/applications.ts'
import { deleteIn } from '../support/deleting.ts'
import { days, matching, startTestServer, type TestServer } from '../support/harness.ts'
import { exportsIn, jsonIn } from '../support/privacy.ts'
import { runSql } from '../store/runSql.ts'
import { withStore } from '../support/databases.ts'
import { createLogger } from '../../../server/operations/logger.ts'
import { purge } from '../../../server/store/purge.ts'

const tables = [
  'subscribers',
  'saved_searches',
  'saved_search_terms',
  'alert_matches',
  'mailed_jobs',
  'hidden_jobs',
  'hidden_companies',
  'search_narrowings',
  'alert_confirmations',
]

/** Names of tables with data about job alerts. */
async function filled(server: TestServer) {
  const found = []
  for (const table of tables)
    if ((await runSql(server, `select * from ${table}`)).length > 0) found.push(table)
  const events = await runSql(server, "select * from events where subject_kind = 'savedSearch'")
  const jobs = await runSql(server, "select * from jobs where subject like 'savedSearch/%'")
  return [...found, ...(events.length > 0 ? ['events'] : []), ...(jobs.length > 0 ? ['jobs'] : [])]
}

/** A candidate with a row in every table of job alerts. */
async function everywhere() {
  const { posting, server } = await startWithPosting()
  const candidate = await searcherAt(server)
  await addressAt(server, candidate.emailAddress).request({ criteria: 'q=unconfirmed' })
  const stranger = addressAt(server, `other.${candidate.emailAddress}`)
  const first = await stranger.requested({ criteria: 'q=stranger' })
  await stranger.act('stopAlert', { token: first })
  await runSql(server, 'delete from alert_confirmations')
  await runSql(server, "delete from subscribers where email_address like 'other.%'")
  await runSql(server, "delete from events where subject_kind = 'savedSearch'")
  const { id } = await candidate.saved()
  await candidate.change(id, { event: 'pause' })
  await candidate.change(id, { event: 'resume' })
  const own = `(select id from subscribers where account_id is not null)`
  for (const [table, column] of [
    ['mailed_jobs', 'mailed_at'],
    ['hidden_jobs', 'hidden_at'],
  ])
    await runSql(
      server,
      `insert into ${table} (subscriber_id, posting_id, ${column}) values (${own}, '${posting.id}', 0)`,
    )
  await runSql(
    server,
    `insert into hidden_companies (subscriber_id, company_id, hidden_at)
    select ${own}, company_id, 0 from postings`,
  )
  await runSql(
    server,
    `insert into alert_matches (search_id, posting_id, matched_at) values ('${id}', '${posting.id}', 0)`,
  )
  await runSql(
    server,
    `insert into search_narrowings (search_id, posting_id, reason, criteria_before, criteria_after, narrowed_at)
    values ('${id}', '${posting.id}', 'title', 'q=a', 'q=b', 0)`,
  )
  await runSql(server, "insert into alert_confirmations (address_hash, mailed_at) values ('x', 0)")
  return { candidate, server }
}

test('a deleted account leaves nothing of its job alerts in any table', async () => {
  const { candidate, server } = await everywhere()
  await runSql(server, "delete from alert_confirmations where address_hash = 'x'")
  expect(await filled(server)).toEqual(
    expect.arrayContaining(['subscribers', 'mailed_jobs', 'events', 'jobs']),
  )
  await deleteIn(candidate.browser)
  server.clock.now += days(15)
  await server.eraseAccounts()
  expect(await filled(server)).toEqual([])
})

test('an export has saved searches, mailed jobs and everything hidden', async () => {
  const { candidate, server } = await everywhere()
  const account = jsonIn(await exportsIn(candidate.browser).files(server), 'account.json')
  const job = { title: 'Engine Builder', company: 'Engine Works', slug: matching(/engine-builder/) }
  expect(account).toMatchObject({
    savedSearches: [
      {
        criteria: 'q=engine',
        every: 'daily',
        timeZone: 'Europe/Berlin',
        state: 'active',
        waiting: [job],
        narrowings: [{ ...job, reason: 'title', criteriaBefore: 'q=a', criteriaAfter: 'q=b' }],
      },
    ],
    mailedJobs: [job],
    hiddenJobs: [job],
    hiddenCompanies: [{ company: 'Engine Works' }],
  })
})

test('an ended alert is kept for 30 days, and its address is deleted with the last one', async () => {
  const server = await startTestServer()
  const { act, confirmed } = addressAt(server)
  const token = await confirmed()
  await act('stopAlert', { token })
  await server.close()
  const purgeAt = (now: number) =>
    withStore(server, (db) => purge(db, now, createLogger({ logLevel: 'silent' }, { write: () => {} })))

  await purgeAt(server.clock.now + days(29))
  expect(await filled(server)).toEqual(expect.arrayContaining(['subscribers', 'saved_searches', 'events']))
  await purgeAt(server.clock.now + days(31))
  expect(await filled(server)).toEqual(['alert_confirmations'])
  await purgeAt(server.clock.now + days(731))
  expect(await filled(server)).toEqual([])
})
