// @module-tag invariant
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { days } from '../support/harness.ts'
import { ask, candidateAt, startWithPosting } from '../support/applications.ts'

const message = 'A word to you.'

/** The subjects of the mails about applications to somebody, with what was said in each. */
async function toldTo(
  { mails }: Awaited<ReturnType<typeof startWithPosting>>['server'],
  { emailAddress }: { readonly emailAddress: string },
) {
  const sent = (await mails(emailAddress)).filter(({ subject }) => !subject.startsWith('Verify'))
  return sent.map(
    ({ subject, text }) => `${subject.split(' |')[0]}${text.includes(message) ? ': ' + message : ''}`,
  )
}

test('each side is told by mail what concerns it', async () => {
  const { employer, posting, server } = await startWithPosting({ openings: 5, validThrough: '2030-03-30' })
  const [first, second] = [await candidateAt(server), await candidateAt(server)]
  const { id } = await first.applied(posting.slug)
  await employer.answer(id, { type: 'ask', message })
  await first.send(id, { type: 'reply', message })
  await employer.answer(id, { type: 'reject', reason: 'skills', message })
  const before = ['Your application was sent', `You are asked something: ${message}`]
  expect(await toldTo(server, first)).toEqual(before)
  server.clock.now += 601_000
  await server.meetDeadlines()
  expect(await toldTo(server, first)).toEqual([...before, `You were not selected: ${message}`])
  expect(await toldTo(server, employer)).toEqual([
    // Who has applied is told once a day, unless the employer wants it at once.
    `Somebody has answered you: ${message}`,
  ])

  const late = await second.applied(posting.slug)
  for (const wait of [10, 7]) {
    server.clock.now += days(wait)
    await server.meetDeadlines()
  }
  await second.send(late.id, { type: 'release' })
  expect(await toldTo(server, second)).toEqual([
    'Your application was sent',
    'An answer to you is late',
    'You may stop waiting',
    'Your application has ended',
  ])
  expect(await toldTo(server, employer)).toContain('Your answer is late')
})

test('what either side does, and what time does, is mailed at once, and not only when the server looks for work again', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const { employer, posting, server } = await startWithPosting()
  const candidate = await candidateAt(server)
  const written = (said: string) =>
    globSync(join(server.dataDir, 'outbox/*.json')).filter((file) =>
      readFileSync(file, 'utf8').includes(said),
    ).length
  const { id } = await candidate.applied(posting.slug)
  await expect.poll(() => written('Your application was sent')).toBe(1)
  await employer.answer(id, { type: 'ask', message: 'When can you begin?' })
  await expect.poll(() => written('When can you begin?')).toBe(1)
  const event = { type: 'tell', message: 'We look at it now.' }
  await ask(employer.browser, 'applicationEvents', { ids: [id], event })
  await expect.poll(() => written('We look at it now.')).toBe(1)
  await employer.answer(id, { type: 'reject', reason: 'skills', message })
  server.clock.now += 601_000
  await server.meetDeadlines()
  await expect.poll(() => written('You were not selected')).toBe(1)
})

test('an employer who has decided is not told to be late, and the candidate does not learn of it', async () => {
  const { employer, posting, server } = await startWithPosting({}, { env: { UNDO_SECONDS: '86400' } })
  const [decided, waiting] = [await candidateAt(server), await candidateAt(server)]
  const { id } = await decided.applied(posting.slug)
  const { id: other } = await waiting.applied(posting.slug)
  const late = async () => (await toldTo(server, employer)).filter((each) => each === 'Your answer is late')
  server.clock.now += days(10) - 3_600_000
  await employer.answer(id, { type: 'reject', reason: 'skills', message })
  server.clock.now += 2 * 3_600_000
  await server.meetDeadlines()

  expect(await employer.look(id)).toMatchObject({ turn: { lateness: 'overdue' } })
  expect(await employer.look(other)).toMatchObject({ turn: { lateness: 'overdue' } })
  expect(await late()).toHaveLength(1)
  for (const each of [decided, waiting])
    expect((await toldTo(server, each)).slice(1)).toEqual(['An answer to you is late'])
})

test('of every end the candidate is sent exactly one mail', async () => {
  const { employer, posting, server } = await startWithPosting({ openings: 5, validThrough: '2030-03-30' })
  const ended = async (slug: string | null, end: (person: Person, id: string) => Promise<unknown>) => {
    const person = await candidateAt(server)
    const { id } = await person.applied(slug)
    await end(person, id)
    return (await toldTo(server, person)).slice(1)
  }
  const offered = (answer: 'accept' | 'decline') =>
    ended(posting.slug, async (person, id) => {
      await employer.answer(id, { type: 'offer', message })
      await person.send(id, { type: answer })
    })
  const other = await employer.published()

  expect(await ended(posting.slug, (person, id) => person.send(id, { type: 'withdraw' }))).toEqual([
    'Your application has ended',
  ])
  for (const answer of ['accept', 'decline'] as const) {
    expect(await offered(answer)).toEqual([`You have an offer: ${message}`, 'Your application has ended'])
  }
  const closing = { type: 'close', outcome: 'cancelled', message }
  expect(await ended(other.slug, () => employer.send(other.id, closing))).toEqual([
    `The job was closed: ${message}`,
  ])
  const rejected = await ended(posting.slug, async (_, id) => {
    await employer.answer(id, { type: 'reject', reason: 'skills', message })
    server.clock.now += 601_000
    await server.meetDeadlines()
  })
  expect(rejected).toEqual([`You were not selected: ${message}`])
  const released = await ended(posting.slug, async (person, id) => {
    for (const wait of [10, 7]) {
      server.clock.now += days(wait)
      await server.meetDeadlines()
    }
    await person.send(id, { type: 'release' })
  })
  expect(released).toEqual(['An answer to you is late', 'You may stop waiting', 'Your application has ended'])
})

type Person = Awaited<ReturnType<typeof candidateAt>>

test('the mail about an application that was sent says what was sent, as text and as HTML', async () => {
  const question = { kind: 'short' as const, options: [], required: true, knockOut: null }
  const { posting, server } = await startWithPosting({
    answerDays: 10,
    questions: [
      { ...question, key: 'why', label: 'Why <you>?' },
      { ...question, key: 'ticket', label: 'Do you have a ticket?', kind: 'yesNo' as const, required: false },
      { ...question, key: 'years', label: 'How many years?', kind: 'number' as const, required: false },
    ],
  })
  const candidate = await candidateAt(server)
  const { reference } = await candidate.applied(posting.slug, {
    letter: { text: 'Dear **{{company}}**,\n\nI build R&D engines.' },
    answers: { why: 'Wheels & oil.', ticket: true },
  })

  const mail = (await server.mails(candidate.emailAddress)).find(({ subject }) =>
    subject.startsWith('Your app'),
  )
  expect(mail?.text).toContain(
    [
      `Reference:\n${reference}`,
      'Engine Works answers by:\n11 January 2030',
      'Resume:\nresume.pdf',
      'Letter:\nDear Engine Works,\n\nI build R&D engines.',
      'Why <you>?:\nWheels & oil.',
      'Do you have a ticket?:\nYes',
      'How many years?:\nNot answered',
    ].join('\n\n'),
  )
  const html = mail?.html ?? ''
  for (const said of [
    reference,
    '11 January 2030',
    'resume.pdf',
    'I build R&amp;D engines.',
    'Why &lt;you&gt;?',
  ])
    expect(html).toContain(said)
})
