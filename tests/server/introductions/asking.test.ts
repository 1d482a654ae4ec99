// @module-tag invariant
import { expect, test } from 'vitest'
import { candidateAt } from '../support/applications.ts'
import { deleteIn } from '../support/deleting.ts'
import { days, matching } from '../support/harness.ts'
import {
  askAbout,
  invitation,
  provenEmployerAt,
  show,
  startWithCompany,
  visibleCandidateAt,
} from '../support/introductions/introductions.ts'
import { employerAt } from '../support/postings.ts'
import { runSql } from '../store/runSql.ts'

const many = <Made>(count: number, make: () => Promise<Made>) =>
  Promise.all(Array.from({ length: count }, make))

test('an invitation reaches the candidate with the job, the pay, the message and a due date', async () => {
  const { employer, posting, server } = await startWithCompany()
  const candidate = await visibleCandidateAt(server)
  const { id } = await employer.invited(candidate, posting.id)

  expect(await candidate.open(id)).toMatchObject({
    state: 'asked',
    turn: { side: 'candidate', lateness: 'onTime', dueAt: matching(/^2030-01-08/) },
    posting: { title: 'Engine Builder', company: { name: 'Engine Works' }, pay: { min: 4_000_000 } },
    message: invitation,
    shares: [],
    can: ['accept', 'decline'],
    timeline: [{ seq: 1, type: 'invite', actor: 'employer', message: invitation }],
  })
  expect(await employer.look(id)).toMatchObject({
    state: 'asked',
    askedBy: 'Ada Byron',
    person: { id: await employer.idOf(candidate), headline: 'Engine builder' },
    can: ['withdraw'],
  })
  const [mail] = (await server.mails(candidate.emailAddress)).slice(-1)
  expect(mail?.subject).toContain('Engine Works invites you to apply: Engine Builder')
  expect(mail?.text).toContain(invitation)
})

test('the company receives no name of an anonymous person before they reveal it', async () => {
  const { employer, posting, server } = await startWithCompany()
  const candidate = await visibleCandidateAt(server, {
    firstName: 'Zqfirstqz',
    lastName: 'Zqlastqz',
    headline: 'Engine builder, Zqfirstqz Zqlastqz',
  })
  const { id } = await employer.invited(candidate, posting.id)
  await candidate.respond(id, { type: 'accept', shares: [] })
  await candidate.respond(id, { type: 'ask', message: 'Where is the workshop?' })
  const given = [
    JSON.stringify(await employer.look(id)),
    JSON.stringify(await employer.list()),
    JSON.stringify(await server.mails(employer.emailAddress)),
  ].join()
  expect(given).toContain('Where is the workshop?')
  expect(given).not.toMatch(/zqfirstqz|zqlastqz/i)
  expect(given).not.toContain(candidate.emailAddress)
  expect((await askAbout(employer.browser, 'introductionResume', { id })).http).toBe(404)
})

test('a hidden, an excluded, a deleted and an unknown person, and the own one, are refused alike', async () => {
  const { employer, posting, server } = await startWithCompany()
  const people = await many(3, () => visibleCandidateAt(server))
  const [gone, excluding, deleted] = people
  if (!gone || !excluding || !deleted) throw new Error('There are three people.')
  const goneId = await employer.idOf(gone)
  await show(gone, 'hidden')
  const companyId = await employer.companyId()
  const account = `(select id from accounts where email_address = '${excluding.emailAddress}')`
  await runSql(
    server,
    `insert into exclusions (id, account_id, kind, value, name, created_at)
    select 'x', id, 'company', '${companyId}', 'Engine Works', 0 from accounts
    where email_address = '${excluding.emailAddress}'`,
  )
  await runSql(
    server,
    `insert into excluded_companies (company_id, account_id, exclusion_id) values ('${companyId}', ${account}, 'x')`,
  )
  const deletedId = await employer.idOf(deleted)
  await deleteIn(deleted.browser)
  await server.eraseAccounts()
  const oneself = await visibleCandidateAt(server)
  const ownId = await employer.idOf(oneself)
  await runSql(
    server,
    `update accounts set email_address = '${employer.emailAddress}'
    where role = 'candidate' and email_address = '${oneself.emailAddress}'`,
  )

  const ask = (id: string) =>
    askAbout(employer.browser, 'askIntroduction', { id, postingId: posting.id, message: invitation })
  const unknown = await ask('AAAAAAAAAAAAAAAAAAAAAA')
  expect(unknown.http).toBe(404)
  for (const id of [goneId, await employer.idOf(excluding), deletedId, ownId, 'x']) {
    const refused = await ask(id)
    expect([refused.http, refused.text]).toEqual([404, unknown.text])
  }
})

test('the id of another company finds nobody, and another company’s posting is not found', async () => {
  const { employer, posting, server } = await startWithCompany()
  const other = await provenEmployerAt(server)
  const candidate = await visibleCandidateAt(server)
  const ask = async (id: string, postingId: string) =>
    (await askAbout(employer.browser, 'askIntroduction', { id, postingId, message: invitation })).http
  expect(await ask(await other.idOf(candidate), posting.id)).toBe(404)
  const { id: othersPosting } = await other.published()
  expect(await ask(await employer.idOf(candidate), othersPosting)).toBe(404)
})

test('the invitations of others are like unknown ones, on both sides', async () => {
  const { employer, posting, server } = await startWithCompany()
  const [candidate, stranger] = [await visibleCandidateAt(server), await candidateAt(server)]
  const other = await provenEmployerAt(server)
  const { id } = await employer.invited(candidate, posting.id)
  const answers = [
    await askAbout(stranger.browser, 'readOwnIntroduction', { id }),
    await askAbout(stranger.browser, 'candidateIntroductionEvent', {
      id,
      revision: 1,
      event: { type: 'decline' },
    }),
    await askAbout(other.browser, 'readSentIntroduction', { id }),
    await askAbout(other.browser, 'employerIntroductionEvent', {
      id,
      revision: 1,
      event: { type: 'withdraw' },
    }),
    await askAbout(other.browser, 'introductionResume', { id }),
  ]
  expect(answers.map(({ http }) => http)).toEqual([404, 404, 404, 404, 404])
  expect(await candidate.open(id)).toMatchObject({ state: 'asked', revision: 1 })
})

test('an unverified company, and a suspended one, cannot invite', async () => {
  const { employer, posting, server } = await startWithCompany()
  const candidate = await visibleCandidateAt(server)
  const unproven = await employerAt(server)
  const { id: postingId } = await unproven.published()
  const id = await employer.idOf(candidate)
  const refused = await askAbout(unproven.browser, 'askIntroduction', { id, postingId, message: invitation })
  expect(refused).toMatchObject({ http: 403, error: { message: matching(/Verify/) } })
  await runSql(server, `update companies set suspended_at = 1 where id = '${await employer.companyId()}'`)
  expect(await employer.invite(candidate, posting.id)).toMatchObject({
    http: 403,
    error: { message: matching(/suspended/) },
  })
})

test('a suspended company reads no invitations, and answers none', async () => {
  const { employer, posting, server } = await startWithCompany()
  const candidate = await visibleCandidateAt(server)
  const { id } = await employer.invited(candidate, posting.id)
  await candidate.respond(id, { type: 'accept', shares: ['name', 'contact'] })
  await runSql(server, `update companies set suspended_at = 1 where id = '${await employer.companyId()}'`)
  const calls = [
    await askAbout(employer.browser, 'readSentIntroduction', { id }),
    await askAbout(employer.browser, 'listSentIntroductions'),
    await askAbout(employer.browser, 'introductionResume', { id }),
    await askAbout(employer.browser, 'employerIntroductionEvent', {
      id,
      revision: 2,
      event: { type: 'reply', message: 'Hello.' },
    }),
  ]
  expect(calls.map(({ http }) => http)).toEqual([403, 403, 403, 403])
})

test('a posting that takes no applications is refused', async () => {
  const { employer, posting, server } = await startWithCompany()
  const candidate = await visibleCandidateAt(server)
  const draft = await employer.draft()
  await employer.send(posting.id, { type: 'close', outcome: 'cancelled' })
  for (const id of [draft.id, posting.id]) {
    expect(await employer.invite(candidate, id)).toMatchObject({
      http: 409,
      error: { message: 'This job post isn’t taking applications. Choose another one.' },
    })
  }
})

test('a message with signs of fraud is refused at its field, before any lookup', async () => {
  const { employer, posting, server } = await startWithCompany()
  const candidate = await visibleCandidateAt(server)
  const message = 'Please pay a registration fee of 50 GBP before you start.'
  const refused = { http: 200, error: { fields: { message: matching(/money/) } } }
  expect(await employer.invite(candidate, posting.id, message)).toMatchObject(refused)
  const unknown = { id: 'nobody', postingId: 'nothing', message }
  expect(await askAbout(employer.browser, 'askIntroduction', unknown)).toMatchObject(refused)

  const { id } = await employer.invited(candidate, posting.id)
  await candidate.respond(id, { type: 'accept', shares: [] })
  expect(await employer.act(id, { type: 'reply', message })).toMatchObject({
    error: { fields: { 'event.message': matching(/money/) } },
  })
})

test('an empty message, one of 4,001 characters and one of 100,000 are refused', async () => {
  const { employer, posting, server } = await startWithCompany()
  const candidate = await visibleCandidateAt(server)
  const answers = []
  for (const message of [' ', 'a'.repeat(4_001), 'a'.repeat(100_000)]) {
    answers.push((await employer.invite(candidate, posting.id, message)).http)
  }
  expect(answers).toEqual([400, 400, 413])
  expect((await employer.list()).items).toEqual([])
  expect((await employer.invite(candidate, posting.id, 'ä'.repeat(4_000))).status).toBe(true)
})

test('a member can have 10 open invitations, and an ended one makes room', async () => {
  const { employer, posting, server } = await startWithCompany()
  const people = await many(12, () => visibleCandidateAt(server))
  // All at once, because concurrent invitations are counted one after the other.
  const asked = await Promise.all(people.map((person) => employer.invite(person, posting.id)))
  expect(asked.filter(({ status }) => status)).toHaveLength(10)
  const refused = asked.find(({ status }) => !status)
  expect(refused?.error?.message).toContain('You have 10 open invitations.')
  const { items, left } = await employer.list()
  expect(left).toEqual({ open: 0, today: 40 })

  await employer.act(items[0]?.id ?? '', { type: 'withdraw' })
  const next = people[asked.findIndex(({ status }) => !status)]
  expect(next && (await employer.invite(next, posting.id)).status).toBe(true)
})

test('a company sends at most 50 invitations a day', async () => {
  const { employer, posting, server } = await startWithCompany()
  const [person, other] = await many(2, () => visibleCandidateAt(server))
  if (!person || !other) throw new Error('There are two people.')
  const { id } = await employer.invited(person, posting.id)
  await runSql(
    server,
    `insert into introductions (id, company_id, posting_id, candidate_id, asked_by, state, due_at, message,
      headline, person_id, shares, revision, created_at, ended_at)
    with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < 49)
    select 'old' || n, company_id, posting_id, candidate_id, asked_by, 'declined', 0, '', '', 'gone' || n, '[]', 1,
      created_at, created_at
    from introductions, numbers where introductions.id = '${id}'`,
  )
  const refused = await employer.invite(other, posting.id)
  expect(refused.error?.message).toContain('Your company sent 50 invitations today.')
  server.clock.now += days(1) + 1_000
  expect((await employer.invite(other, posting.id)).status).toBe(true)
})

test('a company can invite a person once in 6 months, and one of two concurrent invitations is refused', async () => {
  const { employer, posting, server } = await startWithCompany({ validThrough: '2030-03-30' })
  const candidate = await visibleCandidateAt(server)
  const asked = await many(2, () => employer.invite(candidate, posting.id))
  expect(asked.filter(({ status }) => status)).toHaveLength(1)
  const { items } = await employer.list()
  await candidate.respond(items[0]?.id ?? '', { type: 'decline' })
  const makeOlder = (by: number) =>
    runSql(server, `update introductions set created_at = created_at - ${days(by)}`)
  await makeOlder(170)
  expect((await employer.invite(candidate, posting.id)).error?.message).toContain('in the last 6 months')

  const other = await provenEmployerAt(server)
  const { id } = await other.published()
  expect((await other.invite(candidate, id)).status).toBe(true)
  await makeOlder(15)
  expect((await employer.invite(candidate, posting.id)).status).toBe(true)
})
