import type { KyselyPlugin } from 'kysely'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { applicationCalls } from '../../../contract/applications/calls.ts'
import { postingCalls } from '../../../contract/postings/calls.ts'
import { applicantColumns, applicantItemsOf } from '../../../server/applications/shown.ts'
import { cursorTo } from '../../../server/store/list.ts'
import { ask, candidateAt, startWithPosting } from '../support/applications.ts'
import { withStore } from '../support/databases.ts'
import { days, type Browser } from '../support/harness.ts'
import { ask as askOfPostings, employerAt } from '../support/postings.ts'

const message = 'A word to you.'

const listIn = (browser: Browser) => async (wanted: object) =>
  v.parse(applicationCalls.listApplicants.result, (await ask(browser, 'listApplicants', wanted)).result)

test('Lists are sorted by due date across pages.', async () => {
  const { employer, posting, server } = await startWithPosting({ openings: 5 })
  const ids: string[] = []
  for (let turn = 0; turn < 4; turn += 1) {
    ids.push((await (await candidateAt(server)).applied(posting.slug)).id)
    server.clock.now += 60_000
  }
  await employer.answer(ids[0] ?? '', { type: 'advance', to: 'screening' })
  const list = listIn(employer.browser)

  const first = await list({ limit: 3 })
  const second = await list({ limit: 3, after: first.next })
  expect([...first.items, ...second.items].map(({ id }) => id)).toEqual([...ids.slice(1), ids[0]])
  expect((await list({ stage: 'screening' })).items.map(({ id }) => id)).toEqual([ids[0]])
  expect((await list({ turn: 'candidate' })).items).toEqual([])
  expect((await list({ sort: 'newest', limit: 1 })).items.map(({ id }) => id)).toEqual([ids[3]])
  expect((await list({ postingId: 'unknown' })).items).toEqual([])
})

test('A list with a forged cursor after its last row is empty.', async () => {
  const { employer, posting, server } = await startWithPosting()
  const { applied, browser } = await candidateAt(server)
  await applied(posting.slug)
  const most = Number.MAX_SAFE_INTEGER

  const own = await ask(browser, 'listApplications', { after: cursorTo([most, most, 0, 0, 'a']) })
  expect(own).toMatchObject({ http: 200, result: { items: [], next: null } })
  const postings = { sort: 'needed', after: cursorTo([most, 0, 'a']) }
  const listed = await askOfPostings(employer.browser, 'listPostings', postings)
  expect(listed).toMatchObject({ http: 200, result: { items: [], next: null } })
})

test('A job post counts its applicants and whose turn it is, in its list, alone and in the total.', async () => {
  const { employer, posting, server } = await startWithPosting({ openings: 9, validThrough: '2030-03-30' })
  const people = await Promise.all(Array.from({ length: 5 }, () => candidateAt(server)))
  const ids: string[] = []
  for (const { applied } of people) ids.push((await applied(posting.slug)).id)
  const [asked = '', moved = '', leaving = '', ended = '', late = ''] = ids
  await people[3]?.send(ended, { type: 'withdraw' })
  server.clock.now += days(10)
  await server.meetDeadlines()
  await employer.answer(asked, { type: 'ask', message })
  await employer.answer(moved, { type: 'advance', to: 'screening' })
  await employer.answer(leaving, { type: 'reject', reason: 'other', message })

  const counts = { new: 2, waitingForUs: 2, waitingForThem: 1, overdue: 1, leaving: 1, total: 5 }
  const nextDueAt = (await employer.look(late)).turn?.dueAt
  expect(await employer.read(posting.id)).toMatchObject({ counts, nextDueAt })
  const other = await employer.published({ title: 'Another' })
  const { items } = v.parse(
    postingCalls.listPostings.result,
    (await askOfPostings(employer.browser, 'listPostings')).result,
  )
  expect(items).toMatchObject([
    { id: other.id, counts: { total: 0, waitingForUs: 0 }, nextDueAt: null },
    { id: posting.id, counts, nextDueAt },
  ])

  const list = listIn(employer.browser)
  const idsOf = async (wanted: object) => (await list(wanted)).items.map(({ id }) => id)
  expect(await list({})).toMatchObject({
    counts,
    items: [{ title: 'Engine Builder' }, {}, {}, {}, {}],
  })
  expect((await list({ postingId: other.id })).counts).toMatchObject({ total: 0 })
  expect(await idsOf({ turn: 'employer' })).toEqual([late, moved])
  expect(await idsOf({ turn: 'candidate' })).toEqual([asked])
  expect(await idsOf({ group: 'ended' })).toEqual([ended])
  expect(new Set(await idsOf({ group: 'open' }))).toEqual(new Set([asked, moved, leaving, late]))
})

test('Pending rejections are counted, per job post and in total, until they are undone or sent.', async () => {
  const { employer, posting, server } = await startWithPosting({ openings: 9 })
  const other = await employer.published({ title: 'Another' })
  const [first, second] = [await candidateAt(server), await candidateAt(server)]
  const ids = [
    (await first.applied(posting.slug)).id,
    (await second.applied(posting.slug)).id,
    (await first.applied(other.slug)).id,
  ]
  const [one = '', two = '', three = ''] = ids
  const list = listIn(employer.browser)
  const outboxOf = async (wanted: object = {}) => (await list(wanted)).outbox
  expect(await outboxOf()).toBeNull()

  const reject = { type: 'reject', reason: 'other', message }
  const answer = async (people: readonly string[], event: object) =>
    (await ask(employer.browser, 'applicationEvents', { ids: people, event })).result
  const leavesAt = async (id: string) => (await employer.look(id)).leavesAt
  await answer([one, three], reject)
  server.clock.now += 60_000
  await answer([two], reject)
  const [firstAt, lastAt, otherAt] = [await leavesAt(one), await leavesAt(two), await leavesAt(three)]
  const all = await outboxOf({ stage: 'screening' })
  expect(new Set(all?.ids)).toEqual(new Set(ids))
  expect(all).toMatchObject({ firstAt, lastAt })
  expect(await outboxOf({ postingId: other.id })).toEqual({
    ids: [three],
    firstAt: otherAt,
    lastAt: otherAt,
  })

  server.clock.now += 540_000
  await server.meetDeadlines()
  expect(await outboxOf()).toEqual({ ids: [two], firstAt: lastAt, lastAt })
  expect(await answer(ids, { type: 'undo' })).toMatchObject([
    { id: one, done: false, code: 'state' },
    { id: two, done: true },
    { id: three, done: false, code: 'state' },
  ])
  expect(await outboxOf()).toBeNull()
  expect(await employer.look(two)).toMatchObject({ state: 'active', leavesAt: null, stage: 'submitted' })
  // Other companies neither see nor undo pending rejections.
  await answer([two], reject)
  const stranger = await employerAt(server)
  expect((await listIn(stranger.browser)({})).outbox).toBeNull()
  const event = { type: 'undo' }
  expect((await ask(stranger.browser, 'applicationEvents', { ids: [two], event })).result).toMatchObject([
    { done: false, code: 'notFound' },
  ])
})

test('A page of applicants takes as many queries as a single one.', async () => {
  const { posting, server } = await startWithPosting({ openings: 9 })
  for (let turn = 0; turn < 3; turn += 1) await (await candidateAt(server)).applied(posting.slug)
  await server.close()

  await withStore(server, async (db) => {
    let queries = 0
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        queries += 1
        return result
      },
    }
    const counted = db.withPlugin(counting)
    const queriesOf = async (work: Promise<unknown>) => {
      queries = 0
      await work
      return queries
    }
    const rows = await db.selectFrom('applications').select(applicantColumns(db)).execute()
    expect(rows).toHaveLength(3)
    expect(await queriesOf(applicantItemsOf(counted, rows))).toBe(
      await queriesOf(applicantItemsOf(counted, rows.slice(0, 1))),
    )
  })
})
