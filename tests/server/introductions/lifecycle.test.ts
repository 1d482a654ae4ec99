// @module-tag invariant
import { expect, test, vi } from 'vitest'
import { initialTransition, transition, type EventFromLogic } from 'xstate'
import { introductionLifecycle } from '../../../machines/lifecycles/introduction.ts'
import { days, matching } from '../support/harness.ts'
import { askAbout, startWithCompany, visibleCandidateAt } from '../support/introductions/introductions.ts'

vi.setConfig({ testTimeout: 120_000 })

type Event = EventFromLogic<typeof introductionLifecycle>

const message = 'A word to you.'
const BEGIN = Date.UTC(2030, 0, 2)

const byCandidate: readonly Event[] = [
  { type: 'accept', shares: ['name'] },
  { type: 'decline' },
  { type: 'tell', by: 'candidate', message },
  { type: 'ask', by: 'candidate', message },
  { type: 'reply', by: 'candidate', message },
  { type: 'end', by: 'candidate' },
]
const byEmployer: readonly Event[] = [
  { type: 'withdraw' },
  { type: 'tell', by: 'employer', message },
  { type: 'ask', by: 'employer', message },
  { type: 'reply', by: 'employer', message },
  { type: 'end', by: 'employer' },
]
const accept: Event = { type: 'accept', shares: [] }
const replied: Event = { type: 'reply', by: 'employer', message }
const due: Event = { type: 'turnDue' }
const late: Event = { type: 'turnLate' }

/** Event sequences that lead to each state. */
const ways: readonly (readonly Event[])[] = [
  [],
  [{ type: 'decline' }],
  [{ type: 'withdraw' }],
  [due],
  [accept],
  [accept, due],
  [accept, due, late],
  [accept, replied],
  [accept, replied, due],
  [accept, replied, due, late],
  [accept, { type: 'end', by: 'candidate' }],
  [accept, { type: 'end', by: 'employer' }],
]

const after = (events: readonly Event[]) =>
  events.reduce(
    (before, event) => transition(introductionLifecycle, before, event)[0],
    initialTransition(introductionLifecycle, { canApply: true })[0],
  )

/** Time to wait before each event of the clock. */
const passing: { readonly [Type in Event['type']]?: number } = { turnDue: days(7), turnLate: days(30) }

test('in every state the server accepts, refuses and announces in advance exactly what the lifecycle does, for each side', async () => {
  const { employer, posting, server } = await startWithCompany({ validThrough: '2030-03-30' })
  let id = ''
  let candidate = await visibleCandidateAt(server)
  const send = async (event: Event) => {
    const later = passing[event.type]
    if (later !== undefined) {
      server.clock.now += later
      await server.meetDeadlines()
      return undefined
    }
    const isByEmployer = 'by' in event ? event.by === 'employer' : event.type === 'withdraw'
    const { by: _, ...said } = { by: undefined, ...event }
    // Resets the clock to a time at which the sessions are still valid.
    server.clock.now = BEGIN
    const { revision } = await candidate.open(id)
    const payload = { id, revision, event: said }
    return isByEmployer
      ? askAbout(employer.browser, 'employerIntroductionEvent', payload)
      : askAbout(candidate.browser, 'candidateIntroductionEvent', payload)
  }
  const begin = async (way: readonly Event[]) => {
    server.clock.now = BEGIN
    // Ends the previous invitation, because it would count as open.
    if (id !== '') await employer.act(id, { type: 'withdraw' })
    if (id !== '') await employer.act(id, { type: 'end' })
    candidate = await visibleCandidateAt(server)
    id = (await employer.invited(candidate, posting.id)).id
    for (const event of way) await send(event)
    server.clock.now = BEGIN
  }

  const wrong: string[] = []
  for (const way of ways) {
    await begin(way)
    const expected = after(way)
    const allowed = (events: readonly Event[]) =>
      events.filter((event) => expected.can(event)).map(({ type }) => type)
    const stored = (await candidate.open(id)).state
    expect([way, expected.matches(stored)]).toEqual([way, true])
    expect((await candidate.open(id)).can.filter((type) => type !== 'apply')).toEqual(allowed(byCandidate))
    expect((await employer.look(id)).can).toEqual(allowed(byEmployer))
    for (const event of [...byCandidate, ...byEmployer]) {
      const isAllowed = expected.can(event)
      const answer = await send(event)
      if (answer?.status !== isAllowed || (!isAllowed && answer.http !== 409)) {
        wrong.push(`${JSON.stringify(expected.value)} ${event.type}: ${answer?.text}`)
      }
      if (isAllowed) await begin(way)
    }
  }
  expect(wrong).toEqual([])
})

test('an event of the other side is refused by the contract of each', async () => {
  const { employer, posting, server } = await startWithCompany()
  const candidate = await visibleCandidateAt(server)
  const { id } = await employer.invited(candidate, posting.id)
  const wrong = [
    await candidate.respond(id, { type: 'withdraw' }),
    await candidate.respond(id, { type: 'turnDue' }),
    await employer.act(id, { type: 'accept', shares: ['name', 'contact', 'resume'] }),
    await employer.act(id, { type: 'apply' }),
    await employer.act(id, { type: 'postingGone' }),
  ]
  expect(wrong.map(({ http }) => http)).toEqual([400, 400, 400, 400, 400])
  expect(await employer.look(id)).toMatchObject({ state: 'asked', shares: [] })
})

test('of two concurrent changes the later one gets 409, with the revision', async () => {
  const { employer, posting, server } = await startWithCompany()
  const candidate = await visibleCandidateAt(server)
  const { id, revision } = await employer.invited(candidate, posting.id)
  const answers = await Promise.all([
    askAbout(candidate.browser, 'candidateIntroductionEvent', {
      id,
      revision,
      event: { type: 'accept', shares: [] },
    }),
    askAbout(employer.browser, 'employerIntroductionEvent', { id, revision, event: { type: 'withdraw' } }),
  ])
  expect(new Set(answers.map(({ http }) => http))).toEqual(new Set([200, 409]))
  expect(answers.find(({ http }) => http === 409)?.text).toContain('"revision":2')
})

test('an invitation without a reply lapses after 7 days, of which only the company gets an email', async () => {
  const { employer, posting, server } = await startWithCompany()
  const candidate = await visibleCandidateAt(server)
  const { id } = await employer.invited(candidate, posting.id)
  const mails = async () => (await server.mails()).length
  const before = await mails()
  server.clock.now += days(7) - 60_000
  await server.meetDeadlines()
  expect(await candidate.open(id)).toMatchObject({ state: 'asked' })
  server.clock.now += 120_000
  await server.meetDeadlines()
  expect(await candidate.open(id)).toMatchObject({
    state: 'lapsed',
    turn: null,
    can: [],
    keptUntil: '2031-01-08',
    timeline: [{ type: 'invite' }, { type: 'turnDue', actor: 'clock' }],
  })
  expect(await mails()).toBe(before + 1)
  const [mail] = (await server.mails(employer.emailAddress)).slice(-1)
  expect(mail).toMatchObject({
    subject: matching(/^Invitation expired: Engine Builder/),
    text: matching(/The person you invited didn’t reply to your invitation/),
  })
  expect((await candidate.invitations()).counts).toEqual({ open: 0, waiting: 0, ended: 1 })
})

test('a conversation passes the turn from side to side, with an email to the side that has to reply', async () => {
  const { employer, posting, server } = await startWithCompany()
  const candidate = await visibleCandidateAt(server)
  const { id } = await employer.invited(candidate, posting.id)
  const turn = async () => (await candidate.open(id)).turn?.side
  const subjects = async (address: string) =>
    (await server.mails(address)).map(({ subject }) => subject.split(':')[0])

  await candidate.respond(id, { type: 'accept', shares: ['name'] })
  expect(await turn()).toBe('employer')
  await employer.act(id, { type: 'tell', message: 'We read it today.' })
  expect(await turn()).toBe('employer')
  await employer.act(id, { type: 'reply', message: 'When could you begin?' })
  expect(await turn()).toBe('candidate')
  await candidate.respond(id, { type: 'reply', message: 'In May.' })
  await candidate.respond(id, { type: 'tell', message: 'Or in April.' })
  expect(await turn()).toBe('employer')
  await employer.act(id, { type: 'end' })
  expect(await subjects(candidate.emailAddress)).toEqual([
    matching(/Verify/),
    'Engine Works invites you to apply',
    'New message from Engine Works',
    'Engine Works wrote to you',
    'Conversation ended',
  ])
  expect((await subjects(employer.emailAddress)).slice(1)).toEqual([
    'Invitation accepted',
    'Reply to your invitation',
    'New message about your invitation',
  ])
  expect((await employer.look(id)).timeline.map((entry) => [entry.type, entry.actor, entry.message])).toEqual(
    [
      ['invite', 'employer', matching(/./)],
      ['accept', 'candidate', undefined],
      ['tell', 'employer', 'We read it today.'],
      ['reply', 'employer', 'When could you begin?'],
      ['reply', 'candidate', 'In May.'],
      ['tell', 'candidate', 'Or in April.'],
      ['end', 'employer', undefined],
    ],
  )
})

test('an invitation without a reply lapses when its posting closes, and a conversation continues', async () => {
  const { employer, posting, server } = await startWithCompany()
  const [asked, talking] = [await visibleCandidateAt(server), await visibleCandidateAt(server)]
  const { id } = await employer.invited(asked, posting.id)
  const { id: other } = await employer.invited(talking, posting.id)
  await talking.respond(other, { type: 'accept', shares: [] })
  await employer.send(posting.id, { type: 'close', outcome: 'cancelled' })
  await server.meetDeadlines()
  expect(await asked.open(id)).toMatchObject({
    state: 'lapsed',
    timeline: [{}, { type: 'postingGone', actor: 'system' }],
  })
  expect((await talking.open(other)).can).toEqual(['tell', 'ask', 'end'])
  expect(await talking.respond(other, { type: 'apply' })).toMatchObject({
    http: 409,
    error: { message: 'This job isn’t taking applications right now.' },
  })
})
