import { expect, test } from 'vitest'
import { narrowedCriteria, widenedCriteria } from '../../../server/alerts/links/narrowing.ts'
import { placeNamed } from '../../../server/search/places.ts'
import { addressAt } from '../support/alerts/alerts.ts'
import { startWithPosting } from '../support/applications.ts'
import { completePosting } from '../support/postings.ts'
import { titles } from '../support/search/asking.ts'
import { runSql } from '../store/runSql.ts'

const leeds = placeNamed('Leeds')
if (!leeds) throw new Error('There is no Leeds.')
const job = { ...completePosting, title: 'Engine  “Builder”', places: [leeds] }

test('a title is excluded from a search once, and only if there is room for it', () => {
  expect(narrowedCriteria('q=engine', job, 'title')).toBe('q=engine+-%22Engine+Builder%22')
  expect(narrowedCriteria('', job, 'title')).toBe('q=-%22Engine+Builder%22')
  expect(narrowedCriteria('q=engine+-%22Engine+Builder%22', job, 'title')).toBeUndefined()
  expect(narrowedCriteria(`q=${'a'.repeat(110)}`, job, 'title')).toBeUndefined()
})

test('a place is narrowed to the largest radius without the job, or to on-site work if the job is remote', () => {
  // Bradford is 14 km from Leeds.
  expect(narrowedCriteria('place=Bradford&radius=100', job, 'place')).toBe('place=Bradford&radius=10')
  expect(narrowedCriteria('place=Bradford', job, 'place')).toBe('place=Bradford&radius=10')
  expect(narrowedCriteria('place=Bradford&radius=10', job, 'place')).toBe('place=Bradford&radius=5')
  expect(narrowedCriteria('place=Leeds&radius=100', job, 'place')).toBeUndefined()
  expect(narrowedCriteria('place=England', job, 'place')).toBeUndefined()
  expect(narrowedCriteria('q=engine', job, 'place')).toBeUndefined()
  const remote = { ...job, workplace: 'remote' as const }
  expect(narrowedCriteria('q=engine', remote, 'place')).toBe('q=engine&workplace=onSite&workplace=hybrid')
  expect(narrowedCriteria('q=engine&workplace=remote', remote, 'place')).toBeUndefined()
})

test('pay is set above the highest of the job, by the year, and not if the job states none', () => {
  expect(narrowedCriteria('q=engine', job, 'pay')).toBe('q=engine&pay=61000')
  expect(narrowedCriteria('q=engine&pay=61000', job, 'pay')).toBeUndefined()
  const hourly = {
    ...job,
    pay: { min: 1_000, max: 2_050, currency: 'GBP' as const, period: 'hour' as const },
  }
  expect(narrowedCriteria('', hourly, 'pay')).toBe('pay=43000')
  expect(narrowedCriteria('', { ...job, pay: null }, 'pay')).toBeUndefined()
})

const undo = (now: string, reason: 'title' | 'place' | 'pay', before: string, after: string) =>
  widenedCriteria(now, { reason, before, after })

test('undo reverts the changes of one reason, and keeps later changes', () => {
  const [without, both] = ['q=engine+-%22A%22', 'q=engine+-%22A%22+-%22B%22&pay=61000']
  expect(undo(both, 'title', 'q=engine', without)).toBe('q=engine+-%22B%22&pay=61000')
  expect(undo(both, 'pay', without, both)).toBe('q=engine+-%22A%22+-%22B%22')
  expect(undo('q=other', 'title', 'q=engine', without)).toBeUndefined()
  expect(undo('q=engine&pay=70000', 'pay', 'q=engine', 'q=engine&pay=61000')).toBeUndefined()
  expect(undo('place=Leeds&radius=5', 'place', 'place=Leeds', 'place=Leeds&radius=10')).toBeUndefined()
})

test('a reason for a mailed job takes effect at once, once, and can be undone', async () => {
  const { employer, posting, server } = await startWithPosting({ title: 'Engine Builder' })
  await employer.published({ title: 'Engine Driver' })
  const { act, confirmed } = addressAt(server)
  const token = await confirmed()
  const slug = posting.slug
  const payload = { token, slug, reason: 'title' }
  const criteria = async () => runSql(server, 'select criteria from saved_searches')
  expect((await act('lessLike', payload)).http).toBe(404)

  await runSql(
    server,
    `insert into mailed_jobs (subscriber_id, posting_id, mailed_at) select id, '${posting.id}', 0 from subscribers`,
  )
  for (let turn = 0; turn < 2; turn += 1) {
    expect((await act('lessLike', payload)).result).toEqual({})
    expect(await criteria()).toEqual([{ criteria: 'q=engine+-%22Engine+Builder%22' }])
  }
  expect(await titles(server.base, '?q=engine+-%22Engine+Builder%22')).toEqual(['Engine Driver'])
  for (let turn = 0; turn < 2; turn += 1) {
    expect((await act('undoLessLike', payload)).result).toEqual({})
    expect(await criteria()).toEqual([{ criteria: 'q=engine' }])
  }

  expect((await act('lessLike', { ...payload, reason: 'company' })).result).toEqual({})
  expect(await runSql(server, 'select company_id from hidden_companies')).toHaveLength(1)
  expect((await act('undoLessLike', { ...payload, reason: 'company' })).result).toEqual({})
  expect(await runSql(server, 'select company_id from hidden_companies')).toEqual([])
  expect((await act('lessLike', { ...payload, reason: 'place' })).error?.fields).toHaveProperty('reason')
  expect((await act('lessLike', { ...payload, reason: 'size' })).status).toBe(false)

  await act('stopAlert', { token })
  expect((await act('lessLike', payload)).http).toBe(409)
})
