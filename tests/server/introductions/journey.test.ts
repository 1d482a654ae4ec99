// @module-tag invariant
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { transition, initialTransition, type EventFromLogic } from 'xstate'
import { introductionLifecycle } from '../../../machines/lifecycles/introduction.ts'
import { introductionPlaceOf, introductionStateName } from '../../../server/introductions/introductions.ts'
import { createLogger } from '../../../server/operations/logger.ts'
import { enforceRetention } from '../../../server/privacy/retention.ts'
import { resumeToCompany } from '../../../server/introductions/sharedResume.ts'
import { answeringIn } from '../support/applications.ts'
import { withStore } from '../support/databases.ts'
import { deleteIn } from '../support/deleting.ts'
import { days, matching, type Browser } from '../support/harness.ts'
import { show, startWithCompany, visibleCandidateAt } from '../support/introductions/introductions.ts'
import { resumesIn } from '../support/resumes/resumes.ts'
import { runSql } from '../store/runSql.ts'

type Event = EventFromLogic<typeof introductionLifecycle>

const isEvent = (value: object): value is Event => 'type' in value

const logger = createLogger({ logLevel: 'error' }, { write: () => undefined })

/**
 * Matches the markers in the candidate's texts. Matches them as a whole, because the random letters of a slug can
 * contain “zq”.
 */
const ofCandidate = /zq(first|last|mail|message|other)/i
const person = { firstName: 'Zqfirstqz', lastName: 'Zqlastqz' }
const document = {
  basics: {
    name: 'Zqfirstqz Zqlastqz',
    email: 'zqmailqz@example.com',
    phone: '+44 7700 900123',
    url: 'https://zqfirstqz.example',
    summary: 'Zqfirstqz builds engines. Call +44 7700 900123, 020 7946 0958 or zqother@example.net.',
  },
  work: [{ name: 'Mill', position: 'Builder', startDate: '2020', summary: 'As Zqlastqz wrote.' }],
}

/** A visible candidate with a resume that contains the name in its texts. */
async function withResume(server: Parameters<typeof visibleCandidateAt>[0]) {
  const candidate = await visibleCandidateAt(server, person)
  const resumes = resumesIn(candidate.browser)
  const { id, revision } = await resumes.create({ title: 'Engines' })
  await resumes.save(id, revision, document, 'Engines')
  return { ...candidate, resumeId: id }
}

test('accepting reveals the selected parts, and nothing else', async () => {
  const { employer, posting, server } = await startWithCompany()
  const shown = async (shares: readonly string[]) => {
    const candidate = await withResume(server)
    const { id } = await employer.invited(candidate, posting.id)
    expect((await candidate.respond(id, { type: 'accept', shares })).status).toBe(true)
    const { person: seen } = await employer.look(id)
    const resume = await askAboutBytes(employer.browser, id)
    await employer.act(id, { type: 'end' })
    return { seen, resume, emailAddress: candidate.emailAddress }
  }
  expect((await shown([])).seen).toEqual({ id: matching(/./), headline: 'Engine builder' })
  const named = await shown(['name'])
  expect(named.seen).toMatchObject({ name: person })
  expect(named.seen.contact).toBeUndefined()
  expect(named.resume.status).toBe(404)
  const reached = await shown(['contact'])
  expect(reached.seen.name).toBeUndefined()
  expect(reached.seen.contact).toEqual({
    emailAddress: reached.emailAddress,
    phone: '+44 7700 900123',
  })
  const read = await shown(['resume'])
  expect(read.seen.name).toBeUndefined()
  expect(read.resume.status).toBe(200)
  // The file name does not reveal the name either.
  expect(read.resume.headers.get('Content-Disposition')).not.toMatch(ofCandidate)
  const whole = await shown(['name', 'contact', 'resume'])
  expect(whole.resume.headers.get('Content-Disposition')).toMatch(/zqfirstqz/i)
})

const askAboutBytes = (browser: Browser, id: string) =>
  browser.send('/api/employer/introduction-resume', { body: JSON.stringify({ id }) })

test('a shared resume has neither name nor contact unless they are shared too', async () => {
  const { employer, posting, server } = await startWithCompany()
  const candidate = await withResume(server)
  const { id } = await employer.invited(candidate, posting.id)
  await candidate.respond(id, { type: 'accept', shares: ['resume'] })
  const [row] = await withRow(server, id)
  const sharing = (shares: readonly string[]) =>
    JSON.stringify(
      resumeToCompany({
        created_at: row?.created_at ?? 0,
        shared: row?.shared ?? null,
        shares: JSON.stringify(shares),
      }),
    )

  const unnamed = sharing(['resume'])
  expect(unnamed).toContain('Builder')
  // Like in an anonymous profile, the latest employer is redacted too.
  expect(unnamed).not.toMatch(ofCandidate)
  expect(unnamed).not.toMatch(/7700|7946|Mill/i)
  const named = sharing(['name', 'resume'])
  expect(named).toMatch(/zqfirstqz/i)
  expect(named).not.toMatch(/zqmailqz|7700|zqother|7946/i)
  expect(named).toContain('Mill')
  expect(sharing(['name', 'contact', 'resume'])).toMatch(/zqmailqz/i)
  expect(sharing(['name', 'contact'])).toBeUndefined()
})

const rowsSchema = v.array(v.object({ created_at: v.number(), shared: v.string() }))

const withRow = async (server: Parameters<typeof runSql>[0], id: string) =>
  v.parse(rowsSchema, await runSql(server, `select created_at, shared from introductions where id = '${id}'`))

test('a resume of another person, in the trash, or unknown cannot be shared', async () => {
  const { employer, posting, server } = await startWithCompany()
  const [candidate, other] = [await visibleCandidateAt(server), await withResume(server)]
  const { id } = await employer.invited(candidate, posting.id)
  const share = (resumeId?: string) =>
    candidate.respond(id, { type: 'accept', shares: ['resume'], ...(resumeId && { resumeId }) })
  for (const answer of [await share(), await share(other.resumeId)]) {
    expect(answer).toMatchObject({ status: false, error: { fields: { resume: matching(/./) } } })
  }
  expect(await candidate.open(id)).toMatchObject({ state: 'asked', shares: [] })
})

const questions = [
  {
    key: 'ticket',
    label: 'Do you have a ticket?',
    kind: 'yesNo' as const,
    options: [],
    required: true,
    knockOut: null,
  },
]

test('a conversation becomes an application in one step, and can lead to a hire', async () => {
  const { employer, posting, server } = await startWithCompany({ questions })
  const candidate = await withResume(server)
  const { id } = await employer.invited(candidate, posting.id)
  await candidate.respond(id, { type: 'accept', shares: ['name', 'resume'] })

  const missing = await candidate.respond(id, { type: 'apply' })
  expect(missing).toMatchObject({
    status: false,
    error: { fields: { 'answers.ticket': matching(/./) } },
  })
  expect(await candidate.open(id)).toMatchObject({ state: 'talking', application: null })
  // A refused application leaves no draft.
  expect(await runSql(server, 'select id from applications')).toEqual([])

  const { status } = await candidate.respond(id, { type: 'apply', answers: { ticket: true } })
  expect(status).toBe(true)
  const { application, state, can } = await candidate.open(id)
  expect([state, can]).toEqual(['applied', []])
  const sent = await candidate.read((await applicationOf(server)).id)
  expect(sent).toMatchObject({
    reference: application,
    state: 'active',
    resume: { resumeId: candidate.resumeId },
  })
  expect((await employer.look(id)).application).toBe(application)

  const answering = answeringIn(employer.browser)
  await answering.answer(sent.id, { type: 'offer', message: 'Welcome.' })
  await candidate.send(sent.id, { type: 'accept' })
  expect((await candidate.read(sent.id)).state).toBe('hired')
})

const applicationOf = async (server: Parameters<typeof runSql>[0]) => {
  return v.parse(
    v.tuple([v.object({ id: v.string() })]),
    await runSql(server, 'select id from applications'),
  )[0]
}

test('a draft started for the job is completed, and a person who has applied cannot apply again', async () => {
  const { employer, posting, server } = await startWithCompany()
  const candidate = await withResume(server)
  const { id } = await employer.invited(candidate, posting.id)
  await candidate.respond(id, { type: 'accept', shares: [] })
  const draft = await candidate.start(posting.slug)
  await candidate.save(draft.id, draft.revision, { letter: { text: 'Dear all.' } })
  await candidate.respond(id, { type: 'apply' })
  expect(await candidate.read(draft.id)).toMatchObject({
    state: 'active',
    letter: { text: 'Dear all.' },
    resume: { resumeId: candidate.resumeId },
  })

  const other = await withResume(server)
  const { id: second } = await employer.invited(other, posting.id)
  await other.respond(second, { type: 'accept', shares: [] })
  await other.applied(posting.slug)
  expect((await other.open(second)).can).not.toContain('apply')
  expect(await other.respond(second, { type: 'apply' })).toMatchObject({
    http: 409,
    error: { message: matching(/already applied/) },
  })
})

test('a person who becomes anonymous after being found by name is unknown to the company', async () => {
  const { employer, posting, server } = await startWithCompany()
  const candidate = await visibleCandidateAt(server, { ...person, visibility: 'named' })
  const { id } = await employer.invited(candidate, posting.id)
  expect((await employer.look(id)).person).toMatchObject({ name: person })
  await show(candidate, 'anonymous')
  expect((await employer.look(id)).person).toEqual({ id: null, headline: 'Engine builder' })
})

test('replaying the ledger of an introduction gives its stored state, and its sequence has no gaps', async () => {
  const { employer, posting, server } = await startWithCompany()
  const people = [await withResume(server), await withResume(server), await withResume(server)]
  const ids = []
  for (const candidate of people) ids.push((await employer.invited(candidate, posting.id)).id)
  const [first = '', second = '', third = ''] = ids
  await people[0]?.respond(first, { type: 'accept', shares: ['name'] })
  await employer.act(first, { type: 'ask', message: 'When?' })
  await people[0]?.respond(first, { type: 'reply', message: 'Soon.' })
  await people[0]?.respond(first, { type: 'apply' })
  await people[1]?.respond(second, { type: 'accept', shares: [] })
  server.clock.now += days(8)
  await server.meetDeadlines()
  await employer.act(second, { type: 'tell', message: 'Sorry.' })
  await server.close()

  const { events, rows } = await withStore(server, async (db) => ({
    rows: await db.selectFrom('introductions').selectAll().execute(),
    events: await db
      .selectFrom('events')
      .selectAll()
      .where('subject_kind', '=', 'introduction')
      .orderBy('seq')
      .execute(),
  }))
  expect(new Map(rows.map(({ id, state }) => [id, state]))).toEqual(
    new Map([
      [first, 'applied'],
      [second, 'talking'],
      [third, 'lapsed'],
    ]),
  )
  for (const row of rows) {
    const [invited, ...life] = events.filter(({ subject_id: id }) => id === row.id)
    expect(invited?.type).toBe('invite')
    expect(life.map(({ seq }) => seq)).toEqual(life.map((_, index) => index + 2))
    let state = initialTransition(introductionLifecycle, { canApply: true })[0]
    for (const { from_state: from, payload, to_state: to, type } of life) {
      expect(introductionStateName(introductionPlaceOf(state.value))).toBe(from)
      // Ledger rows were lifecycle events when written.
      const event = { ...v.parse(v.looseObject({}), JSON.parse(payload)), type }
      if (isEvent(event)) state = transition(introductionLifecycle, state, event)[0]
      expect(introductionStateName(introductionPlaceOf(state.value))).toBe(to)
    }
    expect(introductionPlaceOf(state.value)).toEqual({
      state: row.state,
      turn: row.turn,
      lateness: row.lateness,
    })
  }
})

test('a deleted candidate leaves the conversation, and a tombstone without its text', async () => {
  const { employer, posting, server } = await startWithCompany()
  const [asked, talking] = [await withResume(server), await withResume(server)]
  const { id } = await employer.invited(asked, posting.id)
  const { id: other } = await employer.invited(talking, posting.id)
  await talking.respond(other, { type: 'accept', shares: ['name', 'contact', 'resume'] })
  await talking.respond(other, { type: 'ask', message: 'Zqmessageqz?' })
  for (const { browser } of [asked, talking]) await deleteIn(browser)
  await server.eraseAccounts()
  expect((await employer.look(id)).state).toBe('lapsed')
  expect((await employer.look(other)).state).toBe('ended')

  server.clock.now += days(15)
  await server.eraseAccounts()
  for (const each of [id, other]) {
    const seen = await employer.look(each)
    expect(seen).toMatchObject({ message: '', person: { id: null, headline: '', isErased: true }, can: [] })
    expect(JSON.stringify(seen)).not.toMatch(ofCandidate)
  }
  const left = JSON.stringify(
    await runSql(server, "select * from events where subject_kind = 'introduction'"),
  )
  expect(left).not.toMatch(ofCandidate)
})

test('a company without an owner withdraws its invitations and ends its conversations', async () => {
  const { employer, posting, server } = await startWithCompany()
  const [asked, talking] = [await visibleCandidateAt(server), await visibleCandidateAt(server)]
  const { id } = await employer.invited(asked, posting.id)
  const { id: other } = await employer.invited(talking, posting.id)
  await talking.respond(other, { type: 'accept', shares: [] })
  await deleteIn(employer.browser, 'employer')
  await server.eraseAccounts()
  expect((await asked.open(id)).state).toBe('withdrawn')
  expect((await talking.open(other)).state).toBe('ended')
})

test('a person with an unverified address cannot apply from an invitation', async () => {
  const { employer, posting, server } = await startWithCompany()
  const candidate = await withResume(server)
  const { id } = await employer.invited(candidate, posting.id)
  await candidate.respond(id, { type: 'accept', shares: [] })
  await runSql(
    server,
    `update accounts set verified_at = null where email_address = '${candidate.emailAddress}'`,
  )
  expect((await candidate.respond(id, { type: 'apply' })).http).toBe(403)
  expect((await candidate.open(id)).state).toBe('talking')
})

test('an ended invitation is erased after 12 months', async () => {
  const { employer, posting, server } = await startWithCompany()
  const invitedPerson = await visibleCandidateAt(server)
  const { id } = await employer.invited(invitedPerson, posting.id)
  await invitedPerson.respond(id, { type: 'decline' })
  await server.close()
  await withStore(server, async (db) => {
    const enforce = (now: number) =>
      enforceRetention({ db, dataDir: server.dataDir, keyedHash: (text) => text, logger, now: () => now })
    await enforce(server.clock.now + days(360))
    const kept = db.selectFrom('introductions').select('erased_at').where('id', '=', id)
    expect(await kept.executeTakeFirst()).toEqual({ erased_at: null })
    await enforce(server.clock.now + days(366))
    expect(await kept.executeTakeFirst()).toEqual({ erased_at: server.clock.now + days(366) })
  })
})
