import * as v from 'valibot'
import { expect, test } from 'vitest'
import { foundJobs } from '../../../contract/search/found.ts'
import { startWithPosting } from '../support/applications.ts'
import { days, matching, readAnswer, startTestServer } from '../support/harness.ts'
import { employerAt } from '../support/postings.ts'
import { searcherAt, wantedSearch } from '../support/alerts/alerts.ts'
import { runSql } from '../store/runSql.ts'

test('a saved search is listed with the time of its next mail, in the local morning', async () => {
  const server = await startTestServer()
  const candidate = await searcherAt(server)
  const saved = await candidate.saved({ name: ' My engines ' })

  expect(saved).toMatchObject({
    ...wantedSearch,
    name: 'My engines',
    state: 'active',
    revision: 2,
    createdAt: matching(/^2030-01-01/),
    nextAt: '2030-01-01T07:00:00.000Z',
    lastAt: null,
    can: ['pause', 'stop'],
  })
  expect(await candidate.searches()).toEqual([saved])
})

test('criteria are saved in one spelling, and saving the same search again changes the existing one', async () => {
  const server = await startTestServer()
  const candidate = await searcherAt(server)
  const { id } = await candidate.saved({
    criteria: '?sort=newest&posted=3&q=engine&nonsense=1',
    name: 'First',
  })
  await candidate.change(id, { event: 'pause' })
  await candidate.saved({ every: 'weekly' })

  expect(await candidate.searches()).toMatchObject([
    { id, criteria: 'q=engine', name: 'First', every: 'weekly', state: 'active' },
  ])
})

test('six identical concurrent requests are one saved search', async () => {
  const server = await startTestServer()
  const candidate = await searcherAt(server)
  const made = await Promise.all(Array.from({ length: 6 }, () => candidate.saved()))

  expect(new Set(made.map(({ id }) => id)).size).toBe(1)
  expect(await candidate.searches()).toHaveLength(1)
})

test('of 25 searches saved concurrently 20 are stored, and the others are refused with the next step', async () => {
  const server = await startTestServer()
  const candidate = await searcherAt(server)
  const answers = await Promise.all(
    Array.from({ length: 25 }, (_, index) =>
      candidate.ask('saveSearch', { ...wantedSearch, criteria: `q=engine${index}` }),
    ),
  )
  const refused = answers.filter(({ status }) => !status)

  expect(refused).toHaveLength(5)
  expect(refused[0]?.error?.message).toBe('You have 20 saved searches. Delete one, then save this one.')
  const searches = await candidate.searches()
  expect(searches).toHaveLength(20)

  await candidate.change(searches[3]?.id ?? '', { event: 'stop' })
  expect((await candidate.saved({ criteria: 'q=other' })).state).toBe('active')
  expect(await candidate.searches()).toHaveLength(20)
})

test('an ended search that is saved again starts again', async () => {
  const server = await startTestServer()
  const candidate = await searcherAt(server)
  const { id } = await candidate.saved()
  expect((await candidate.change(id, { event: 'stop' })).result).toMatchObject({
    state: 'ended',
    nextAt: null,
    can: [],
  })
  expect((await candidate.change(id, { every: 'weekly' })).http).toBe(409)
  const anew = await candidate.saved()

  expect(anew.id).not.toBe(id)
  expect(await candidate.searches()).toEqual([anew])
})

test('of two changes on one revision the second is refused, and so are the criteria of another search', async () => {
  const server = await startTestServer()
  const candidate = await searcherAt(server)
  await candidate.saved({ criteria: 'q=other' })
  const { id, revision } = await candidate.saved()
  const answers = await Promise.all(
    ['weekly', 'instant'].map((every) => candidate.ask('changeSearch', { id, revision, every })),
  )
  expect(new Set(answers.map(({ http }) => http))).toEqual(new Set([200, 409]))

  expect((await candidate.change(id, { criteria: 'q=other' })).error?.fields).toEqual({
    criteria: 'You’ve saved this search already. Change that one instead.',
  })
  expect(
    (await candidate.change(id, { criteria: 'q=new', name: 'New', timeZone: 'Asia/Tokyo' })).result,
  ).toMatchObject({
    criteria: 'q=new',
    name: 'New',
    timeZone: 'Asia/Tokyo',
  })
})

test('an unknown time zone, an unverified address and useless events are refused', async () => {
  const server = await startTestServer()
  const candidate = await searcherAt(server)
  for (const timeZone of ['Europe/Atlantis', '../etc', '', 'UTC\n'])
    expect((await candidate.ask('saveSearch', { ...wantedSearch, timeZone })).error?.fields).toHaveProperty(
      'timeZone',
    )
  const { id } = await candidate.saved()
  expect((await candidate.change(id, { event: 'keep' })).http).toBe(409)
  expect((await candidate.change(id, { event: 'confirm' })).status).toBe(false)

  const unverified = await searcherAt(server, { isVerified: false })
  expect((await unverified.ask('saveSearch', wantedSearch)).http).toBe(403)
})

test('another person’s search is unknown to every call, and a deleted one leaves no data', async () => {
  const server = await startTestServer()
  const [owner, other] = [await searcherAt(server), await searcherAt(server)]
  const { id, revision } = await owner.saved()
  for (const name of ['deleteSearch', 'previewSearch'] as const)
    expect((await other.ask(name, { id })).http).toBe(404)
  expect((await other.ask('changeSearch', { id, revision, event: 'stop' })).http).toBe(404)

  expect((await owner.ask('deleteSearch', { id })).result).toEqual({ id })
  expect((await owner.ask('deleteSearch', { id })).http).toBe(404)
  for (const table of ['saved_searches', 'saved_search_terms'])
    expect(await runSql(server, `select * from ${table}`)).toEqual([])
  expect(await runSql(server, `select * from events where subject_kind = 'savedSearch'`)).toEqual([])
  expect(await runSql(server, `select * from jobs where subject = 'savedSearch/${id}'`)).toEqual([])
})

test('a preview has the jobs that the search finds for the last 7 days, except hidden and applied ones', async () => {
  const { employer, posting: old, server } = await startWithPosting({ title: 'Old engine' })
  server.clock.now += days(8)
  const jobs = []
  for (const title of ['First', 'Second', 'Third', 'Fourth']) jobs.push(await employer.published({ title }))
  const [first, second] = jobs
  const hidden = await (await employerAt(server)).published({ title: 'Fifth' })
  const candidate = await searcherAt(server)
  const { id } = await candidate.saved()
  const found = v.parse(
    foundJobs,
    (await readAnswer(await fetch(`${server.base}/api/jobs?q=engine&posted=7&sort=newest`))).result,
  )

  expect(found.jobs).toHaveLength(5)
  expect(found.jobs.map(({ slug }) => slug)).not.toContain(old.slug)
  expect(await candidate.preview(id)).toEqual(found.jobs.map(({ slug }) => slug))

  await candidate.applied(first?.slug ?? '')
  const subscriber = '(select id from subscribers)'
  await runSql(
    server,
    `insert into hidden_jobs (subscriber_id, posting_id, hidden_at) values (${subscriber}, '${second?.id}', 0)`,
  )
  await runSql(
    server,
    `insert into hidden_companies (subscriber_id, company_id, hidden_at)
    select ${subscriber}, company_id, 0 from postings where id = '${hidden.id}'`,
  )
  expect(await candidate.preview(id)).toEqual([jobs[3]?.slug, jobs[2]?.slug])
})

test('a search whose place no longer exists, or that cannot be parsed, continues without results and says so', async () => {
  const { server } = await startWithPosting()
  const candidate = await searcherAt(server)
  const { id } = await candidate.saved()
  const stored = async (criteria: string) => {
    await runSql(server, `update saved_searches set criteria = '${criteria}'`)
    return (await candidate.searches())[0]
  }

  expect(await stored('place=Zqatlantis')).toMatchObject({
    state: 'active',
    nextAt: null,
    problem: 'We couldn’t find “Zqatlantis”. Choose a place from the list.',
  })
  expect(await candidate.preview(id)).toEqual([])
  expect(await stored('q=engine&level=wizard')).toMatchObject({
    state: 'active',
    nextAt: null,
    problem: matching(/can’t read/),
  })
  expect(await candidate.preview(id)).toEqual([])
  expect((await candidate.change(id, { criteria: 'q=engine' })).result).not.toHaveProperty('problem')
})

test('the owner of a search is asked after a year, it ends without a reply, and a paused one is not asked about', async () => {
  const server = await startTestServer()
  const candidate = await searcherAt(server)
  const kept = await candidate.saved({ criteria: 'q=kept' })
  const forgotten = await candidate.saved({ criteria: 'q=forgotten' })
  const paused = await candidate.saved({ criteria: 'q=paused' })
  await candidate.change(paused.id, { event: 'pause' })
  const states = async () => {
    await server.meetDeadlines()
    const rows = await runSql(server, 'select criteria, state from saved_searches order by criteria')
    return v
      .parse(v.array(v.object({ criteria: v.string(), state: v.string() })), rows)
      .map(({ state }) => state)
  }

  server.clock.now = Date.UTC(2030, 11, 31)
  expect(await states()).toEqual(['active', 'active', 'paused'])
  server.clock.now = Date.UTC(2031, 0, 2)
  expect(await states()).toEqual(['asked', 'asked', 'paused'])
  const again = await searcherAt(server, { emailAddress: `b${candidate.emailAddress}` })
  expect(await again.searches()).toEqual([])
  await candidate.browser.call('login', { emailAddress: candidate.emailAddress, password: 'Analytical1!' })
  expect((await candidate.change(kept.id, { event: 'keep' })).result).toMatchObject({ state: 'active' })
  server.clock.now += days(14)
  expect(await states()).toEqual(['ended', 'active', 'paused'])
  expect((await candidate.searches()).find(({ id }) => id === forgotten.id)?.can).toEqual([])
})
