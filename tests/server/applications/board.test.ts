import type { KyselyPlugin } from 'kysely'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { applicationCalls } from '../../../contract/applications/calls.ts'
import { cardsOf } from '../../../server/applications/cards.ts'
import { ask, candidateAt, startWithPosting } from '../support/applications.ts'
import { withStore } from '../support/databases.ts'
import type { Browser } from '../support/harness.ts'
import { employerAt } from '../support/postings.ts'
import { named, resumesIn } from '../support/resumes/resumes.ts'

const message = 'A word to you.'

const boardIn = (browser: Browser) => async (wanted: object) =>
  v.parse(applicationCalls.readBoard.result, (await ask(browser, 'readBoard', wanted)).result)

test('A board has all waiting applicants of one job post, the soonest due first, as the list shows them.', async () => {
  const { employer, posting, server } = await startWithPosting({ openings: 5 })
  const people: Awaited<ReturnType<typeof candidateAt>>[] = []
  const ids: string[] = []
  for (let turn = 0; turn < 5; turn += 1) {
    const person = await candidateAt(server)
    people.push(person)
    ids.push((await person.applied(posting.slug)).id)
    server.clock.now += 60_000
  }
  const [moved = '', asked = '', leaving = '', ended = '', sent = ''] = ids
  await employer.answer(moved, { type: 'advance', to: 'screening' })
  await employer.answer(asked, { type: 'ask', message })
  await employer.answer(leaving, { type: 'reject', reason: 'other', message })
  await people[3]?.send(ended, { type: 'withdraw' })
  const other = await employer.published({ title: 'Another' })
  await people[0]?.applied(other.slug)
  const board = boardIn(employer.browser)

  const { items, isWhole } = await board({ postingId: posting.id })
  expect(isWhole).toBe(true)
  const listed = v.parse(
    applicationCalls.listApplicants.result,
    (await ask(employer.browser, 'listApplicants', { postingId: posting.id, group: 'open' })).result,
  )
  expect(items).toEqual(listed.items)
  expect(new Set(items.map(({ id }) => id))).toEqual(new Set([moved, asked, leaving, sent]))
  const idsOf = async (wanted: object) =>
    (await board({ postingId: posting.id, ...wanted })).items.map(({ id }) => id)
  expect(await idsOf({ turn: 'employer' })).toEqual([sent, moved])
  expect(await idsOf({ turn: 'candidate' })).toEqual([asked])
})

test('A resume with unknown fields still has its sender’s name on the board.', async () => {
  const { employer, posting, server } = await startWithPosting()
  const person = await candidateAt(server, { firstName: 'Grace', lastName: 'Hopper' })
  // Characters that PostgreSQL rejects anywhere in JSON, and escaped forms that only look like them.
  const held = 'a\u0000b\ud800c\udc00d\\u0000\\\\u0000😀'
  const { create } = resumesIn(person.browser)
  const document = { ...named('Grace Hopper'), 'x-unknown': { [held]: held } }
  const resume = await create({ title: 'Unknown to us', document })
  await person.applied(posting.slug, { resume: { resumeId: resume.id } })

  const { items } = await boardIn(employer.browser)({ postingId: posting.id })
  expect(items.map(({ candidate }) => candidate)).toEqual([{ firstName: 'Grace', lastName: 'Hopper' }])
})

test('The board of another company’s job post is as empty as that of an unknown one.', async () => {
  const { posting, server } = await startWithPosting()
  await (await candidateAt(server)).applied(posting.slug)
  const stranger = await employerAt(server)
  const board = boardIn(stranger.browser)
  expect(await board({ postingId: posting.id })).toEqual(await board({ postingId: 'unknown' }))
})

test('A board takes one query, regardless of the number of applicants.', async () => {
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
    const waiting = counted.selectFrom('applications').where('posting_id', '=', posting.id)
    expect((await cardsOf(counted, waiting)).items).toHaveLength(3)
    expect(queries).toBe(1)
  })
})
