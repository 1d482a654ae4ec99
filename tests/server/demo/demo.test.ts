import { sql } from 'kysely'
import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { applicationStates } from '../../../contract/applications/calls.ts'
import { stages } from '../../../contract/applications/lifecycle.ts'
import { ownPosting } from '../../../contract/postings/calls.ts'
import { money } from '../../../contract/applications/offeredPay.ts'
import { day } from '../../../contract/postings/lifecycle.ts'
import { demoMaterial } from '../../../server/demo/material.ts'
import { recordOf } from '../../../server/applications/record.ts'
import { demoAccounts, demoPassword } from '../../../contract/demo.ts'
import { fillDemo } from '../../../server/demo/fill.ts'
import { removeDemo } from '../../../server/demo/remove.ts'
import { introductionStateName } from '../../../server/introductions/introductions.ts'
import { prepareIndex } from '../../../server/postings/findable.ts'
import type { Database } from '../../../server/store/schema.ts'
import { applyingIn, candidateAt } from '../support/applications.ts'
import { withStore } from '../support/databases.ts'
import { demoNow as now, startFull, withDemo } from './filled.ts'
import { ada, newPlace, startTestServer } from '../support/harness.ts'
import { quickPasswords } from '../support/quickPasswords.ts'
import { operatorAt } from '../support/operators.ts'
import { employerAt } from '../support/postings.ts'
import { search } from '../support/search/asking.ts'

// Most of these tests create the whole demo.
vi.setConfig({ testTimeout: 60_000 })

const rowsOf = async (db: Database, name: string) =>
  Number(
    (await sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`.execute(db)).rows[0]
      ?.count,
  )

/** Row count of each table, except tables of the server itself. */
async function countsOf(db: Database) {
  const tables = await db.introspection.getTables()
  const own = tables
    .map(({ name }) => name)
    .filter((name) => !/^(search_words_|profile_words_|sqlite|demo$|keys$)/.test(name))
  const counts: Record<string, number> = {}
  for (const name of own.toSorted()) counts[name] = await rowsOf(db, name)
  return counts
}

test('the demo has 20 companies, 200 postings, 12 candidates, and applications in every stage and with every end', () =>
  withDemo(async (db) => {
    expect(await rowsOf(db, 'companies')).toBe(20)
    expect(await rowsOf(db, 'postings')).toBe(200)
    expect(
      await db.selectFrom('accounts').select('id').where('role', '=', 'candidate').execute(),
    ).toHaveLength(12)
    for (const kept of ['resumes', 'resume_versions', 'letters']) expect(await rowsOf(db, kept)).toBe(12)
    const applications = await db.selectFrom('applications').selectAll().execute()
    const active = applications.filter(({ state }) => state === 'active')
    expect(new Set(active.map(({ stage }) => stage))).toEqual(new Set(stages))
    expect(new Set(active.map(({ lateness, turn }) => `${turn} ${lateness}`))).toEqual(
      new Set([
        'employer onTime',
        'employer overdue',
        'employer silent',
        'candidate onTime',
        'candidate overdue',
      ]),
    )
    expect(new Set(applications.map(({ state }) => state))).toEqual(new Set(applicationStates))
    const postings = await db.selectFrom('postings').select('state').execute()
    expect(new Set(postings.map(({ state }) => state))).toEqual(new Set(ownPosting.entries.state.options))
  }))

test('The ledger of the demo has no gaps, replays to the stored state, and has no event in the future.', () =>
  withDemo(async (db) => {
    const events = await db.selectFrom('events').selectAll().orderBy('subject_id').orderBy('seq').execute()
    const stored = new Map<string, string>(
      (await db.selectFrom('postings').select(['id', 'state']).execute()).map(({ id, state }) => [id, state]),
    )
    const applications = await db.selectFrom('applications').selectAll().execute()
    for (const { id, lateness, leaves_at: leavesAt, stage, state, turn } of applications) {
      expect(leavesAt).toBe(null)
      stored.set(id, state)
      if (state === 'active') stored.set(id, [state, stage, turn, lateness].join('.'))
    }
    const introductions = await db.selectFrom('introductions').selectAll().execute()
    for (const introduction of introductions) {
      stored.set(introduction.id, introductionStateName(introduction))
    }
    const searches = await db.selectFrom('saved_searches').select(['id', 'state']).execute()
    expect(searches.map(({ state }) => state).toSorted()).toEqual([
      'active',
      'asked',
      'bouncing',
      'ended',
      'paused',
    ])
    for (const { id, state } of searches) stored.set(id, state)
    const firstStates = new Map([
      ...introductions.map(({ id }) => [id, 'asked'] as const),
      ...searches.map(({ id }) => [id, 'unconfirmed'] as const),
    ])
    for (const [id, life] of Map.groupBy(events, ({ subject_id }) => subject_id)) {
      expect(life.map(({ seq }) => seq)).toEqual(life.map((_, index) => index + 1))
      expect(life[0]?.from_state).toBe(firstStates.get(id) ?? 'draft')
      expect(life.slice(1).map(({ from_state: from }) => from)).toEqual(
        life.slice(0, -1).map(({ to_state: to }) => to),
      )
      expect(life.at(-1)?.to_state).toBe(stored.get(id))
      expect(life.map(({ at }) => at)).toEqual(life.map(({ at }) => at).toSorted((one, other) => one - other))
    }
    expect(Math.max(...events.map(({ at }) => at))).toBeLessThanOrEqual(now)
    const moved = [...stored].filter(
      ([id, state]) => state !== 'draft' && !events.some((each) => each.subject_id === id),
    )
    expect(moved).toEqual([])
    const due = await db.selectFrom('jobs').select(['due_at', 'queue']).execute()
    expect(due.filter(({ queue }) => queue === 'mail')).toEqual([])
    expect(due.filter(({ due_at: at }) => at <= now)).toEqual([])
  }))

test('every demo application with a reply of its company was opened before it', () =>
  withDemo(async (db) => {
    const opened = await db.selectFrom('openings').select(['application_id', 'opened_at']).execute()
    const answers = await db
      .selectFrom('events')
      .select(['subject_id', 'at'])
      .where('subject_kind', '=', 'application')
      .where('actor', '=', 'employer')
      .execute()
    const unopened = answers.filter(
      ({ at, subject_id: id }) => !opened.some((each) => each.application_id === id && each.opened_at <= at),
    )
    expect(answers.length).toBeGreaterThan(50)
    expect(unopened).toEqual([])
  }))

test('every demo offer names its pay and its first day', () =>
  withDemo(async (db) => {
    const offers = await db.selectFrom('events').select('payload').where('type', '=', 'offer').execute()
    expect(offers.length).toBeGreaterThan(5)
    for (const { payload } of offers) {
      const { pay, start } = v.parse(v.object({ pay: money, start: day }), JSON.parse(payload))
      expect(pay.amount).toBeGreaterThan(0)
      expect(start).not.toBe('')
    }
  }))

test('A question to a candidate of the demo is the candidate’s turn.', () => {
  const { messages } = demoMaterial()
  for (const kind of ['screening', 'shortlisted', 'assessment', 'interviewing', 'offer', 'tell'] as const) {
    expect(messages[kind].filter((message) => message.includes('?'))).toEqual([])
  }
  expect(messages.propose.every((message) => message.endsWith('?'))).toBe(true)
})

test('A demo company with ten replies has a reply record that its ledger confirms.', () =>
  withDemo(async (db) => {
    const answers = new Set(['advance', 'ask', 'offer', 'rejectionDue', 'positionClosed'])
    const companies = await db.selectFrom('companies').select(['id', 'name']).execute()
    const withRecord = []
    for (const { id, name } of companies) {
      const rows = await db
        .selectFrom('events')
        .innerJoin('applications', 'applications.id', 'events.subject_id')
        .innerJoin('postings', 'postings.id', 'applications.posting_id')
        .select(['events.subject_id', 'events.type', 'events.seq'])
        .where('postings.company_id', '=', id)
        .orderBy('events.seq')
        .execute()
      const lives = [...Map.groupBy(rows, (row) => row.subject_id).values()].map((life) => ({
        answered: life.find(({ type }) => answers.has(type)),
        late: life.find(({ type }) => type === 'turnDue'),
      }))
      const counted = lives.filter(({ answered, late }) => answered ?? late)
      const inTime = counted.filter(({ answered, late }) => answered && !(late && late.seq < answered.seq))
      const record = await recordOf(db, id, now)
      if (counted.length < 10) expect(record).toBe(null)
      else expect(record).toMatchObject({ people: counted.length, answeredInTime: inTime.length })
      if (record) withRecord.push(name)
    }
    expect(withRecord).toContain('Fernhill Stageworks')
    expect(withRecord.length).toBeGreaterThan(2)
  }))

test('A new server creates the demo, prints its logins, finds its jobs, and sends no email.', async () => {
  const server = await startFull({ place: await newPlace() })
  for (const { emailAddress, role } of demoAccounts) {
    const answer = await server.browser().call('login', { emailAddress, password: demoPassword }, role)
    expect(answer.result).toMatchObject({ emailAddress })
    await server.browser().call('forgotPassword', { emailAddress }, role)
  }
  const { jobs, total } = await search(server.base, '?q=carpenter&place=Leeds')
  expect(total.count).toBeGreaterThan(0)
  expect(jobs.every(({ isDemo }) => isDemo)).toBe(true)
  const lines = server.lines.join('\n')
  expect(lines).toMatch(/Creating the demo companies.*Demo: log in as mina@demo.example \(candidate\) or/s)
  // A week passes: replies become overdue, but nobody gets mail.
  server.clock.now += 7 * 86_400_000
  await server.meetDeadlines()
  await server.registered()
  expect((await server.mails()).map(({ recipient }) => recipient)).toEqual([ada.emailAddress])
  const sitemap = await (await fetch(`${server.base}/sitemap.xml`)).text()
  expect(sitemap).not.toContain('/jobs/')
  expect(sitemap).not.toContain('/companies/')
})

test('The removed demo leaves no data and is not created again.', async () => {
  await withStore(await newPlace(), async (db) => {
    await prepareIndex(db)
    const before = await countsOf(db)
    await fillDemo({ db, now, passwords: quickPasswords() })
    expect(await countsOf(db)).not.toEqual(before)
    expect(await removeDemo(db, now)).toBe(true)
    expect(await countsOf(db)).toEqual(before)
    expect(await fillDemo({ db, now, passwords: quickPasswords() })).toBe(false)
  })
})

test('An operator removes the demo while the server runs: its data goes, with people’s actions in it, and all else stays.', async () => {
  const server = await startFull()
  const employer = await employerAt(server)
  const own = await employer.published({ title: 'Kitchen fitter' })
  const candidate = await candidateAt(server)
  const { jobs } = await search(server.base, '?q=kitchen')
  expect(jobs.map(({ isDemo }) => isDemo)).toContain(true)
  const sent = await candidate.applied(jobs.find(({ isDemo }) => isDemo)?.slug ?? '')
  expect(sent.state).toBe('active')

  const operator = operatorAt(server)
  expect(await operator('demo', 'remove')).toContain('removed')
  await expect(operator('demo', 'remove')).rejects.toThrow('There is no demo.')
  expect((await search(server.base)).jobs.map(({ slug }) => slug)).toEqual([own.slug])
  expect((await search(server.base, '?q=fiter')).suggestion).toBe('fitter')
  expect((await search(server.base, '?q=carpentr')).suggestion).toBe(null)
  await server.close()
  expect(await withStore(server, (db) => rowsOf(db, 'applications'))).toBe(0)
})

test('A job post that waits only for demo applicants closes when they are removed.', async () => {
  const server = await startFull()
  const employer = await employerAt(server)
  const own = await employer.published()
  const [account] = demoAccounts
  const demo = server.browser()
  await demo.call('login', { emailAddress: account.emailAddress, password: demoPassword }, account.role)
  await applyingIn(demo).applied(own.slug)
  await employer.send(own.id, { type: 'close', outcome: 'cancelled' })
  expect((await employer.read(own.id)).state).toBe('closing')
  await operatorAt(server)('demo', 'remove')
  expect((await employer.read(own.id)).state).toBe('closed')
})

test.each([
  ['with DEMO=off', { DEMO: 'off' }],
  ['with a public origin', { DEMO: 'on', APP_ORIGIN: 'https://www.example.com' }],
])('%s no demo is created', async (_, env) => {
  const server = await startTestServer({ env })
  await server.close()
  expect(await withStore(server, (db) => rowsOf(db, 'accounts'))).toBe(0)
  expect(await withStore(server, (db) => rowsOf(db, 'demo'))).toBe(0)
})

test('A database with a registered account gets no demo.', async () => {
  const place = await newPlace()
  const first = await startTestServer({ place })
  await first.registered()
  await first.close()
  const second = await startTestServer({ place, env: { DEMO: 'on' } })
  await second.close()
  expect(await withStore(place, (db) => rowsOf(db, 'accounts'))).toBe(1)
})

test('A server that gets a public origin removes the demo.', async () => {
  const full = await startFull()
  await full.close()
  const open = await startTestServer({ place: full, env: { APP_ORIGIN: 'https://www.example.com' } })
  await open.close()
  expect(await withStore(full, (db) => rowsOf(db, 'accounts'))).toBe(0)
  expect(open.logs.map(({ msg }) => msg)).toContain('The demo was removed, because APP_ORIGIN is set')
})

test('a demo account cannot be logged in to through a proxy, with its right password or a wrong one', async () => {
  const server = await startFull()
  const [{ emailAddress, role }] = demoAccounts
  const own = await server.browser().call('login', { emailAddress, password: demoPassword }, role)
  const through = server.browserAt('127.0.0.1')

  expect(own).toMatchObject({ http: 200, status: true })
  for (const password of [demoPassword, 'Wrong-Walk-2026']) {
    expect(await through.call('login', { emailAddress, password }, role)).toMatchObject({ http: 404 })
  }
  expect(through.cookies.size).toBe(0)
})
