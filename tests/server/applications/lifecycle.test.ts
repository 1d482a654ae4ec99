// @module-tag invariant
import { expect, test } from 'vitest'
import { days, matching } from '../support/harness.ts'
import { ask, candidateAt, startWithPosting } from '../support/applications.ts'

const message = 'A word to you.'

test('An application goes from draft to an accepted offer, with a question on the way, and fills the job.', async () => {
  const { employer, posting, server } = await startWithPosting()
  const candidate = await candidateAt(server)
  const draft = await candidate.start(posting.slug)
  expect(draft).toMatchObject({
    state: 'draft',
    reference: matching(/^[A-Z2-9]{3}-[A-Z2-9]{3}$/),
    stage: null,
    turn: null,
    missing: ['resume'],
    can: ['discard'],
    posting: { slug: posting.slug, title: 'Engine Builder', company: { name: 'Engine Works' } },
  })

  const sent = await candidate.applied(posting.slug, { letter: { text: 'I build.' } })
  expect(sent).toMatchObject({
    id: draft.id,
    state: 'active',
    stage: 'submitted',
    turn: { side: 'employer', lateness: 'onTime', dueAt: matching(/^2030-01-11T/) },
    can: ['tell', 'withdraw'],
    sent: { letter: { text: 'I build.' }, posting: { title: 'Engine Builder' } },
    timeline: [{ seq: 1, type: 'submit', actor: 'candidate' }],
  })
  const { id } = sent

  expect((await employer.answer(id, { type: 'advance', to: 'screening' })).result).toMatchObject({
    stage: 'screening',
    turn: { side: 'employer' },
    candidate: { firstName: 'Ada' },
  })
  const asked = (await employer.answer(id, { type: 'ask', message })).result
  expect(asked).toMatchObject({ turn: { side: 'candidate', dueAt: matching(/^2030-01-08T/) } })
  expect((await candidate.send(id, { type: 'reply', message })).result).toMatchObject({
    turn: { side: 'employer' },
  })
  await employer.answer(id, { type: 'offer', message })
  expect(await candidate.read(id)).toMatchObject({
    stage: 'offered',
    turn: { side: 'candidate' },
    can: ['reply', 'accept', 'decline', 'tell', 'withdraw'],
  })
  expect((await candidate.send(id, { type: 'accept' })).result).toMatchObject({
    state: 'hired',
    turn: null,
    can: ['tell'],
  })

  expect(await employer.read(posting.id)).toMatchObject({ state: 'closed', outcome: 'filledHere' })
  const said = (await candidate.read(id)).timeline.map(({ actor, type }) => `${actor} ${type}`)
  expect(said).toEqual([
    'candidate submit',
    'employer advance',
    'employer ask',
    'candidate reply',
    'employer offer',
    'candidate accept',
  ])
})

test('Both sides see the same turn and date, and only the clock makes a reply overdue.', async () => {
  const { employer, posting, server } = await startWithPosting({ answerDays: 3, validThrough: '2030-03-30' })
  const candidate = await candidateAt(server)
  const { id } = await candidate.applied(posting.slug)
  const turns = async () => [(await candidate.read(id)).turn, (await employer.look(id)).turn]
  const pass = async (count: number) => {
    server.clock.now += days(count)
    await server.meetDeadlines()
  }

  const [, atFirst] = await turns()
  expect(await turns()).toEqual([atFirst, atFirst])
  expect(await candidate.send(id, { type: 'release' })).toMatchObject({ http: 409 })
  await pass(3)
  const overdue = { ...atFirst, lateness: 'overdue' }
  expect(await turns()).toEqual([overdue, overdue])
  await pass(7)
  const silent = { ...atFirst, lateness: 'silent' }
  expect(await turns()).toEqual([silent, silent])
  await pass(15)
  expect(await turns()).toEqual([silent, silent])

  expect((await candidate.read(id)).can).toContain('release')
  expect((await candidate.send(id, { type: 'release' })).result).toMatchObject({
    state: 'released',
    turn: null,
  })
  expect((await employer.look(id)).can).toEqual([])
})

test('A rejection can be undone for ten minutes, and the candidate does not see it until then.', async () => {
  const { employer, posting, server } = await startWithPosting()
  const candidate = await candidateAt(server)
  const { id } = await candidate.applied(posting.slug)
  await employer.look(id)
  const before = await candidate.read(id)
  const rejection = { type: 'reject', reason: 'skills', message }

  const rejected = (await employer.answer(id, rejection)).result
  expect(rejected).toMatchObject({ leavesAt: matching(/^2030-01-01T/), can: ['undo'] })
  expect(await candidate.read(id)).toEqual(before)
  await employer.answer(id, { type: 'undo' })
  expect(await candidate.read(id)).toEqual(before)
  expect((await employer.look(id)).leavesAt).toBeNull()

  await employer.answer(id, rejection)
  // A revision that the candidate has already seen.
  expect(
    await ask(candidate.browser, 'candidateEvent', {
      id,
      revision: before.revision,
      event: { type: 'tell', message },
    }),
  ).toMatchObject({ http: 200 })
  expect(await employer.look(id)).toMatchObject({ state: 'active', leavesAt: null })

  await employer.answer(id, rejection)
  server.clock.now += 599_000
  await server.meetDeadlines()
  expect((await candidate.read(id)).state).toBe('active')
  server.clock.now += 2_000
  await server.meetDeadlines()
  expect(await candidate.read(id)).toMatchObject({
    state: 'rejected',
    turn: null,
    timeline: [
      { seq: 1, type: 'submit' },
      { seq: 2, type: 'tell' },
      { seq: 3, type: 'reject', actor: 'employer', reason: 'skills', message, at: matching(/00:1\d:/) },
    ],
  })
  expect(await employer.answer(id, { type: 'undo' })).toMatchObject({
    http: 409,
    error: { code: 'state', state: 'rejected' },
  })
})

test('A rejection without an undo period is sent at once.', async () => {
  const { employer, posting, server } = await startWithPosting({}, { env: { UNDO_SECONDS: '0' } })
  const { applied, read } = await candidateAt(server)
  const { id } = await applied(posting.slug)
  const event = { type: 'reject', reason: 'other', message }
  expect((await employer.answer(id, event)).result).toMatchObject({ state: 'rejected', leavesAt: null })
  expect((await read(id)).state).toBe('rejected')
})

test('Closing with a message replies to all waiting applicants; without one, the job post stays until each has a reply.', async () => {
  const { employer, posting, server } = await startWithPosting()
  const [first, second, drafting] = [
    await candidateAt(server),
    await candidateAt(server),
    await candidateAt(server),
  ]
  const [one, two, draft] = [
    await first.applied(posting.slug),
    await second.applied(posting.slug),
    await drafting.start(posting.slug),
  ]

  await employer.send(posting.id, { type: 'close', outcome: 'cancelled' })
  expect((await employer.read(posting.id)).state).toBe('closing')
  expect((await drafting.read(draft.id)).state).toBe('lapsed')
  await first.send(one.id, { type: 'withdraw' })
  expect((await employer.read(posting.id)).state).toBe('closing')
  await second.send(two.id, { type: 'withdraw', reason: 'Another job.' })
  expect((await employer.read(posting.id)).state).toBe('closed')

  const other = await employer.published()
  const three = await first.applied(other.slug)
  await employer.send(other.id, { type: 'close', outcome: 'filledElsewhere', message })
  expect((await employer.read(other.id)).state).toBe('closed')
  expect(await first.read(three.id)).toMatchObject({
    state: 'positionClosed',
    timeline: [{ type: 'submit' }, { type: 'positionClosed', actor: 'system', message }],
  })
})

test('The number of openings cannot go below the hires; an employer who needs no one else closes the job post.', async () => {
  const { employer, posting, server } = await startWithPosting({ openings: 4 })
  for (const _ of ['one', 'another']) {
    const { applied, send } = await candidateAt(server)
    const { id } = await applied(posting.slug)
    await employer.answer(id, { type: 'offer', message })
    await send(id, { type: 'accept' })
  }
  const { revision, posting: content } = await employer.read(posting.id)
  const saved = (openings: number) => employer.save(posting.id, revision, { ...content, openings })

  for (const openings of [1, 2]) {
    expect(await saved(openings)).toMatchObject({
      status: false,
      error: { fields: { 'posting.openings': matching(/^2 openings are already filled\. Close/) } },
    })
  }
  expect(await employer.read(posting.id)).toMatchObject({ revision, state: 'published' })
  expect(await saved(3)).toMatchObject({ status: true })
})

test('No one is hired beyond the openings, even by concurrent accepts, and the last hire closes the job.', async () => {
  const { employer, posting, server } = await startWithPosting({ openings: 2 })
  const offered = async () => {
    const candidate = await candidateAt(server)
    const { id } = await candidate.applied(posting.slug)
    await employer.answer(id, { type: 'offer', message })
    return { ...candidate, id }
  }
  const [first, ...others] = [await offered(), await offered(), await offered(), await offered()]

  await first.send(first.id, { type: 'accept' })
  expect(await employer.read(posting.id)).toMatchObject({ state: 'published', outcome: null })
  const answers = await Promise.all(others.map(({ id, send }) => send(id, { type: 'accept' })))
  expect(answers.filter(({ http }) => http === 200)).toHaveLength(1)
  expect(answers.filter(({ http }) => http === 409)).toHaveLength(2)
  expect((await employer.read(posting.id)).state).toBe('closing')
  for (const { id, read, send } of others) {
    const { can, state } = await read(id)
    if (state === 'hired') continue
    expect(can).not.toContain('accept')
    expect(await send(id, { type: 'accept' })).toMatchObject({ http: 409 })
    await send(id, { type: 'decline' })
  }
  expect(await employer.read(posting.id)).toMatchObject({ state: 'closed', outcome: 'filledHere' })
})
