// @module-tag invariant
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { addJob } from '../../../server/work/jobs.ts'
import { withStore } from '../support/databases.ts'
import { ada, days, startTestServer } from '../support/harness.ts'
import { applyingIn, ask, candidateAt, startWithPosting } from '../support/applications.ts'

const message = 'A word to you.'

/** Subjects of a person's mails about applications, each with its message. */
async function toldTo(
  { mails }: Awaited<ReturnType<typeof startWithPosting>>['server'],
  { emailAddress }: { readonly emailAddress: string },
) {
  const sent = (await mails(emailAddress)).filter(({ subject }) => !subject.startsWith('Verify'))
  return sent.map(
    ({ subject, text }) =>
      `${subject.replace(/(: Engine Builder)? \|.*/, '')}${text.includes(message) ? ': ' + message : ''}`,
  )
}

test('Each side gets the emails that concern it.', async () => {
  const { employer, posting, server } = await startWithPosting({ openings: 5, validThrough: '2030-03-30' })
  const [first, second] = [await candidateAt(server), await candidateAt(server)]
  const { id } = await first.applied(posting.slug)
  await employer.answer(id, { type: 'ask', message })
  await first.send(id, { type: 'reply', message })
  await employer.answer(id, { type: 'reject', reason: 'skills', message })
  const before = ['Application sent', `The employer has a question for you: ${message}`]
  expect(await toldTo(server, first)).toEqual(before)
  server.clock.now += 601_000
  await server.meetDeadlines()
  expect(await toldTo(server, first)).toEqual([...before, `Update on your application: ${message}`])
  expect(await toldTo(server, employer)).toEqual([
    // Mails about new applicants are sent once a day by default.
    `Ada Byron replied: ${message}`,
  ])

  const late = await second.applied(posting.slug)
  for (const wait of [10, 7]) {
    server.clock.now += days(wait)
    await server.meetDeadlines()
  }
  await second.send(late.id, { type: 'release' })
  expect(await toldTo(server, second)).toEqual([
    'Application sent',
    'The employer’s reply is overdue',
    'Still no reply from the employer',
    'You stopped waiting',
  ])
  expect(await toldTo(server, employer)).toContain('Overdue: reply to Ada Byron')
})

test('Emails after an action or a deadline are sent at once, not at the next poll.', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const { employer, posting, server } = await startWithPosting()
  const candidate = await candidateAt(server)
  const written = (said: string) =>
    globSync(join(server.dataDir, 'outbox/*.json')).filter((file) =>
      readFileSync(file, 'utf8').includes(said),
    ).length
  const { id } = await candidate.applied(posting.slug)
  await expect.poll(() => written('Application sent')).toBe(1)
  await employer.answer(id, { type: 'ask', message: 'When can you begin?' })
  await expect.poll(() => written('When can you begin?')).toBe(1)
  const event = { type: 'tell', message: 'We look at it now.' }
  await ask(employer.browser, 'applicationEvents', { ids: [id], event })
  await expect.poll(() => written('We look at it now.')).toBe(1)
  await employer.answer(id, { type: 'reject', reason: 'skills', message })
  server.clock.now += 601_000
  await server.meetDeadlines()
  await expect.poll(() => written('Update on your application')).toBe(1)
})

test('An employer with a pending rejection gets no overdue email, and the candidate learns nothing of it.', async () => {
  const { employer, posting, server } = await startWithPosting({}, { env: { UNDO_SECONDS: '86400' } })
  const [decided, waiting] = [await candidateAt(server), await candidateAt(server)]
  const { id } = await decided.applied(posting.slug)
  const { id: other } = await waiting.applied(posting.slug)
  const late = async () =>
    (await toldTo(server, employer)).filter((each) => each.startsWith('Overdue: reply to'))
  server.clock.now += days(10) - 3_600_000
  await employer.answer(id, { type: 'reject', reason: 'skills', message })
  server.clock.now += 2 * 3_600_000
  await server.meetDeadlines()

  expect(await employer.look(id)).toMatchObject({ turn: { lateness: 'overdue' } })
  expect(await employer.look(other)).toMatchObject({ turn: { lateness: 'overdue' } })
  expect(await late()).toHaveLength(1)
  for (const each of [decided, waiting])
    expect((await toldTo(server, each)).slice(1)).toEqual(['The employer’s reply is overdue'])
})

test('The candidate gets exactly one email for every kind of end.', async () => {
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
    'You withdrew your application',
  ])
  const offer = `You have an offer from the employer: ${message}`
  expect(await offered('accept')).toEqual([offer, 'You’re hired'])
  expect(await offered('decline')).toEqual([offer, 'You declined the offer'])
  const closing = { type: 'close', outcome: 'cancelled', message }
  expect(await ended(other.slug, () => employer.send(other.id, closing))).toEqual([`Job closed: ${message}`])
  const rejected = await ended(posting.slug, async (_, id) => {
    await employer.answer(id, { type: 'reject', reason: 'skills', message })
    server.clock.now += 601_000
    await server.meetDeadlines()
  })
  expect(rejected).toEqual([`Update on your application: ${message}`])
  const released = await ended(posting.slug, async (person, id) => {
    for (const wait of [10, 7]) {
      server.clock.now += days(wait)
      await server.meetDeadlines()
    }
    await person.send(id, { type: 'release' })
  })
  expect(released).toEqual([
    'The employer’s reply is overdue',
    'Still no reply from the employer',
    'You stopped waiting',
  ])
})

type Person = Awaited<ReturnType<typeof candidateAt>>

test('the email about a sent application has its content, as text and as HTML', async () => {
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
    subject.startsWith('Application sent'),
  )
  expect(mail?.text).toContain(
    [
      `Reference:\n${reference}`,
      'Engine Works replies by:\nFri, Jan 11',
      'Resume:\nresume.pdf',
      'Cover letter:\nDear Engine Works,\n\nI build R&D engines.',
      'Why <you>?:\nWheels & oil.',
      'Do you have a ticket?:\nYes',
      'How many years?:\nNot answered',
    ].join('\n\n'),
  )
  const html = mail?.html ?? ''
  for (const said of [reference, 'Fri, Jan 11', 'resume.pdf', 'I build R&amp;D engines.', 'Why &lt;you&gt;?'])
    expect(html).toContain(said)
})

const terms = { pay: { amount: 3_800_000, currency: 'GBP', period: 'year' }, start: '2030-03-04' }

/** First words of the subjects of all mails to a candidate who accepts an offer. */
async function mailsOfHire(more: object, offer: object) {
  const { employer, posting, server } = await startWithPosting(more)
  const candidate = await candidateAt(server)
  const { id } = await candidate.applied(posting.slug)
  await employer.answer(id, { type: 'offer', message, ...offer })
  await candidate.send(id, { type: 'accept' })
  const sent = await server.mails(candidate.emailAddress)
  const textOf = (start: string) => sent.find(({ subject }) => subject.startsWith(start))?.text
  return { candidate, offer: textOf('You have an offer'), hire: textOf('You’re hired'), sent }
}

test('the email about an offer names its pay, its first day, and the reply-by date', async () => {
  const { offer } = await mailsOfHire({}, terms)
  expect(offer).toContain('Engine Works offers you the job: Engine Builder.')
  expect(offer).toContain('Pay:\n£38,000 a year')
  expect(offer).toContain('First day:\nMarch 4, 2030')
  expect(offer).toContain('Reply by Tue, Jan 8: accept, decline, or ask a question.')
})

test('the email after an accepted offer congratulates, and names the job, the company, the terms and the contact', async () => {
  const { hire, sent } = await mailsOfHire({ contact: 'Grace Murray, grace@engines.example' }, terms)
  expect(hire).toContain('Congratulations. You’re hired as Engine Builder at Engine Works.')
  expect(hire).toContain('Pay:\n£38,000 a year')
  expect(hire).toContain('First day:\nMarch 4, 2030')
  expect(hire).toContain('Contact:\nGrace Murray, grace@engines.example')
  expect(sent.map(({ subject, text }) => subject + text).join()).not.toMatch(/has ended|as you decided/)
})

test('the email after an accepted offer names the company’s email address if the posting names no contact', async () => {
  const { candidate, hire } = await mailsOfHire({ contact: '' }, {})
  expect(hire).toContain(`Contact:\nEngine Works will write to you at ${candidate.emailAddress}.`)
  expect(hire).not.toContain('Pay:')
})

test('the email about a sent application states the reply-by date in its first sentence', async () => {
  const { posting, server } = await startWithPosting({ answerDays: 10 })
  const candidate = await candidateAt(server)
  await candidate.applied(posting.slug)
  const mail = (await server.mails(candidate.emailAddress)).at(-1)
  expect(mail?.text).toContain('You applied for Engine Builder at Engine Works. They reply by Fri, Jan 11.')
})

test('an email to the company names no applicant with a hidden name', async () => {
  const { employer, posting, server } = await startWithPosting({ hidesNames: true })
  const candidate = await candidateAt(server, { firstName: 'Mina', lastName: 'Okafor' })
  const { id } = await candidate.applied(posting.slug)
  await candidate.send(id, { type: 'tell', message: 'Mina Okafor here: when do you decide?' })
  const mail = (await server.mails(employer.emailAddress)).find(({ subject }) =>
    subject.startsWith('New message from'),
  )
  expect(mail?.subject).toBe('New message from Candidate 1 | Jobgrove')
  expect(`${mail?.text}${mail?.html}`).not.toMatch(/Mina|Okafor/)
})

test('an offer with an invalid amount, currency, period or day is refused at that field', async () => {
  const { employer, posting, server } = await startWithPosting()
  const candidate = await candidateAt(server)
  const { id, revision } = await candidate.applied(posting.slug)
  const wrong = async (more: object) => {
    const event = { type: 'offer', message, ...terms, ...more }
    const { error, http } = await ask(employer.browser, 'employerEvent', { id, revision, event })
    return [http, ...Object.keys(error?.fields ?? {})]
  }
  const { pay } = terms
  expect(await wrong({ pay: { ...pay, amount: 34_000.5 } })).toEqual([400, 'event.pay.amount'])
  expect(await wrong({ pay: { ...pay, amount: 0 } })).toEqual([400, 'event.pay.amount'])
  expect(await wrong({ pay: { ...pay, currency: 'EURO' } })).toEqual([400, 'event.pay.currency'])
  expect(await wrong({ pay: { ...pay, period: 'fortnight' } })).toEqual([400, 'event.pay.period'])
  expect(await wrong({ pay: '34000' })).toEqual([400, 'event.pay'])
  expect(await wrong({ start: '2030-02-30' })).toEqual([400, 'event.start'])
  expect(await wrong({ start: 'soon' })).toEqual([400, 'event.start'])
})

test('An offer whose pay was stored as text by an earlier version is shown and mailed in that text.', async () => {
  const { employer, posting, server } = await startWithPosting()
  const candidate = await candidateAt(server)
  const { id } = await candidate.applied(posting.slug)
  await employer.answer(id, { type: 'offer', message, ...terms })
  await server.close()
  await withStore(server, (db) =>
    db
      .updateTable('events')
      .set({ payload: JSON.stringify({ message, pay: '£38,000 a year, plus tools', start: terms.start }) })
      .where('subject_id', '=', id)
      .where('type', '=', 'offer')
      .execute(),
  )
  const later = await startTestServer({ place: server })
  const browser = later.browser()
  const { emailAddress } = candidate
  await browser.call('login', { emailAddress, password: ada.password })
  const { read, send } = applyingIn(browser)
  const { timeline } = await read(id)
  expect(timeline.find(({ type }) => type === 'offer')?.pay).toBe('£38,000 a year, plus tools')
  await send(id, { type: 'accept' })
  const hire = (await later.mails(emailAddress)).find(({ subject }) => subject.startsWith('You’re hired'))
  expect(hire?.text).toContain('Pay:\n£38,000 a year, plus tools')
})

test('a notice queued by an earlier version is sent with the data of that version', async () => {
  const { server } = await startWithPosting()
  const { emailAddress } = await candidateAt(server)
  await server.close()
  await withStore(server, (db) =>
    addJob(db, {
      queue: 'mail',
      kind: 'mail.applicationEnded',
      payload: {
        role: 'candidate',
        recipient: emailAddress,
        path: '/candidate/applications/KF4-2TF',
        about: 'Engine Builder, Engine Works (KF4-2TF)',
        reason: message,
      },
      now: server.clock.now,
    }),
  )
  const later = await startTestServer({ place: server })
  later.clock.now += 1_000
  const mail = (await later.mails(emailAddress)).find(({ subject }) => subject.startsWith('Update'))
  expect(mail?.subject).toBe('Update: Engine Builder, Engine Works (KF4-2TF) | Jobgrove')
  expect(mail?.text).toContain(message)
  expect(mail?.text).toContain('/candidate/applications/KF4-2TF')
})
