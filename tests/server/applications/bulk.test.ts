// @module-tag invariant
import { expect, test } from 'vitest'
import { ask, candidateAt, startWithPosting } from '../support/applications.ts'
import { matching } from '../support/harness.ts'
import { subjectsTo } from '../support/notices.ts'

test('A message to several applicants has each recipient’s own name and job.', async () => {
  const { employer, posting, server } = await startWithPosting({ openings: 5 })
  const other = await employer.published({ title: 'Clerk' })
  const [first, second] = [await candidateAt(server), await candidateAt(server, { firstName: 'Grace' })]
  const ids = [(await first.applied(posting.slug)).id, (await second.applied(other.slug)).id]
  const event = { type: 'tell', message: 'Hello {{name}}, {{ role }} is still open.' }
  const bulk = await ask(employer.browser, 'applicationEvents', { ids, event })

  expect(bulk.result).toEqual(ids.map((id) => ({ id, done: true })))
  const last = [await first.read(ids[0] ?? ''), await second.read(ids[1] ?? '')].map(
    ({ timeline }) => timeline.at(-1)?.message,
  )
  expect(last).toEqual(['Hello Ada, Engine Builder is still open.', 'Hello Grace, Clerk is still open.'])
})

test('A bulk message with an empty merge field is sent to no one.', async () => {
  const { employer, posting, server } = await startWithPosting()
  const candidate = await candidateAt(server)
  const { id, revision } = await candidate.applied(posting.slug)
  const event = { type: 'tell', message: 'Hello {{name}}, {{what to keep in touch about}}' }
  const bulk = await ask(employer.browser, 'applicationEvents', { ids: [id], event })

  expect(bulk.result).toEqual([
    {
      id,
      done: false,
      code: 'refused',
      message: matching(/\{\{what to keep in touch about\}\} is empty/),
    },
  ])
  expect(await candidate.read(id)).toMatchObject({ revision })
})

/** Two applicants, and a function that asks both of them a question. */
async function twoToAsk(settings: Parameters<typeof startWithPosting>[1] = {}) {
  const { employer, posting, server } = await startWithPosting({ openings: 5 }, settings)
  const candidates = [await candidateAt(server), await candidateAt(server)]
  const people = []
  for (const { applied, emailAddress, read, send } of candidates) {
    const { id } = await applied(posting.slug)
    const times = async (type: string) =>
      (await read(id)).timeline.filter((happened) => happened.type === type).length
    /** Number of mails with a question. */
    const mailed = async () =>
      (await subjectsTo(server, emailAddress)).filter((each) =>
        each.startsWith('The employer has a question for you'),
      ).length
    people.push({ id, mailed, times, read: () => read(id), send: (event: object) => send(id, event) })
  }
  const ids = people.map(({ id }) => id)
  const all = ids.map((id) => ({ id, done: true }))
  const answer = async (event: object, key?: string) =>
    (await ask(employer.browser, 'applicationEvents', { ids, event, ...(key && { key }) })).result
  return { employer, people, all, answer, ids }
}

const question = { type: 'ask', message: 'When can you start?' }
const key = 'a-key-by-chance-1'

test('A repeated bulk call changes nothing twice, even after other changes, and returns its first result.', async () => {
  const { all, answer, people } = await twoToAsk()
  const [first, second] = people
  expect(await answer(question, key)).toEqual(all)
  await first?.send({ type: 'reply', message: 'On Monday.' })
  await second?.send({ type: 'withdraw' })
  const before = await Promise.all(people.map(({ read }) => read()))

  expect(await answer(question, key)).toEqual(all)
  expect(await Promise.all(people.map(({ read }) => read()))).toEqual(before)
  // A call with another key asks the question again where the applicants' state allows it.
  expect(await answer(question, 'a-key-by-chance-2')).toMatchObject([{ done: true }, { code: 'state' }])
  // Without a key, a call that equals the latest event counts as a repetition.
  expect(await answer(question)).toMatchObject([{ done: true }, { code: 'state' }])
  expect(await first?.times('ask')).toBe(2)
  await first?.send({ type: 'reply', message: 'On Tuesday.' })
  expect(await answer(question)).toMatchObject([{ done: true }, { code: 'state' }])
  expect(await first?.times('ask')).toBe(3)
})

test('The same bulk call made many times at once reaches each applicant once.', async () => {
  const { all, answer, people } = await twoToAsk()
  const answers = await Promise.all(Array.from({ length: 6 }, () => answer(question, key)))
  expect(answers).toEqual(answers.map(() => all))
  for (const { mailed, times } of people) expect([await times('ask'), await mailed()]).toEqual([1, 1])
})

test('A bulk call that reached some applicants reaches the others when it is repeated.', async () => {
  const { all, answer, employer, ids, people } = await twoToAsk()
  const [one = ''] = ids
  await ask(employer.browser, 'applicationEvents', { ids: [one], event: question, key })
  expect(await answer(question, key)).toEqual(all)
  for (const { times } of people) expect(await times('ask')).toBe(1)
})

test('An undone rejection stays undone when its bulk call is repeated.', async () => {
  const { all, answer, employer, ids } = await twoToAsk()
  const rejection = { type: 'reject', reason: 'other', message: 'We have chosen somebody else.' }
  expect(await answer(rejection, key)).toEqual(all)
  expect(await answer({ type: 'undo' }, 'a-key-by-chance-2')).toEqual(all)
  expect(await answer(rejection, key)).toEqual(all)
  for (const id of ids) expect(await employer.look(id)).toMatchObject({ state: 'active', leavesAt: null })
})

test('A rejection without an undo period is sent once.', async () => {
  const { all, answer, people } = await twoToAsk({ env: { UNDO_SECONDS: '0' } })
  const rejection = { type: 'reject', reason: 'other', message: 'We have chosen somebody else.' }
  expect(await answer(rejection, key)).toEqual(all)
  expect(await answer(rejection, key)).toEqual(all)
  for (const { read } of people) expect((await read()).state).toBe('rejected')
})
