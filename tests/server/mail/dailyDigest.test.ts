// @module-tag invariant
import { expect, test } from 'vitest'
import { candidateAt, startWithPosting } from '../support/applications.ts'
import { days, startTestServer, type TestServer } from '../support/harness.ts'
import { choose, noticesTo, subjectsTo } from '../support/notices.ts'
import { employerAt } from '../support/postings.ts'

const HOUR = 3_600_000

/** Sets the clock to an hour in January, and runs the due jobs. */
async function advanceTo(server: TestServer, day: number, hour: number) {
  server.clock.now = Date.UTC(2030, 0, day, hour)
  await server.meetDeadlines()
  // Runs the jobs that the first run has queued.
  await server.meetDeadlines()
}

const newOnes = async (server: TestServer, emailAddress: string) =>
  (await noticesTo(server, emailAddress)).filter(({ subject }) => /^\d+ new applicants? for /.test(subject))

test('The daily digest counts new applicants by job post, and names none of them.', async () => {
  const { employer, posting, server } = await startWithPosting({ title: 'Engine Builder' })
  const second = await employer.published({ title: 'Clerk' })
  const other = await employerAt(server)
  const [one, two, three] = [await candidateAt(server), await candidateAt(server), await candidateAt(server)]
  await advanceTo(server, 2, 12)
  await one.applied(posting.slug)
  await two.applied(posting.slug)
  await two.applied(second.slug)
  // Withdrawn applicants are not in the digest.
  const { id } = await three.applied(second.slug)
  await three.send(id, { type: 'withdraw' })
  await advanceTo(server, 3, 5)
  expect(await newOnes(server, employer.emailAddress)).toEqual([])

  await advanceTo(server, 3, 6)
  await advanceTo(server, 3, 7)
  const [mail, ...more] = await newOnes(server, employer.emailAddress)
  expect(more).toEqual([])
  expect(mail?.text).toContain('You have 3 new applicants since your last daily email:')
  expect(mail?.text).toContain(
    `Engine Builder: 2 applicants\n${server.origin}/employer/postings/${posting.id}/applicants`,
  )
  expect(mail?.text).toContain('Clerk: 1 applicant\n')
  expect(mail?.text).not.toMatch(/Byron|candidate\./)
  expect(mail?.stop).toContain('/stop-mails/received.')

  // No digest is sent on a day without new applicants; the later one reaches the next digest.
  await advanceTo(server, 4, 7)
  await three.applied(posting.slug)
  await advanceTo(server, 6, 8)
  const all = await newOnes(server, employer.emailAddress)
  expect(all.map(({ text }) => /(\d) new applicants? since/.exec(text)?.[1])).toEqual(['3', '1'])
  expect(await newOnes(server, other.emailAddress)).toEqual([])
})

test('A member gets the digests that they chose, and each application in one of them.', async () => {
  const { employer, posting, server } = await startWithPosting()
  const people = [await candidateAt(server), await candidateAt(server), await candidateAt(server)]
  await advanceTo(server, 2, 8)
  await people[0]?.applied(posting.slug)
  await choose(employer.browser, 'employer', { received: 'on' })
  await people[1]?.applied(posting.slug)
  await advanceTo(server, 3, 6)
  // The first application is in the digest, because it came before the change; the second is mailed at once.
  expect(await subjectsTo(server, employer.emailAddress)).toEqual([
    'New applicant for Engine Builder',
    '1 new applicant for Engine Builder',
  ])
  expect((await newOnes(server, employer.emailAddress))[0]?.text).toContain('1 new applicant since')

  await choose(employer.browser, 'employer', { received: 'off' })
  await people[2]?.applied(posting.slug)
  await advanceTo(server, 4, 6)
  expect(await subjectsTo(server, employer.emailAddress)).toHaveLength(2)
})

test.each([['on'], ['off']])(
  'An applicant is announced once, although the member chose "%s" for a while and then the digest again.',
  async (meanwhile) => {
    const { employer, posting, server } = await startWithPosting()
    const [before, between, after] = [
      await candidateAt(server),
      await candidateAt(server),
      await candidateAt(server),
    ]
    const hour = (at: number) => (server.clock.now = Date.UTC(2030, 0, 2, at))
    hour(8)
    await before.applied(posting.slug)
    // Choosing the current setting changes nothing.
    hour(9)
    await choose(employer.browser, 'employer', { received: 'daily' })
    hour(10)
    await choose(employer.browser, 'employer', { received: meanwhile })
    hour(11)
    await between.applied(posting.slug)
    hour(12)
    await choose(employer.browser, 'employer', { received: 'daily' })
    hour(13)
    await choose(employer.browser, 'employer', { received: 'daily' })
    hour(14)
    await after.applied(posting.slug)
    await advanceTo(server, 3, 6)
    await advanceTo(server, 4, 6)
    expect(await subjectsTo(server, employer.emailAddress)).toEqual([
      ...(meanwhile === 'on' ? ['New applicant for Engine Builder'] : []),
      '2 new applicants for Engine Builder',
    ])
    expect((await newOnes(server, employer.emailAddress))[0]?.text).toContain('2 new applicants since')
  },
)

test('Two servers, one late and one new, send a digest once.', async () => {
  const { employer, posting, server } = await startWithPosting()
  const candidate = await candidateAt(server)
  await advanceTo(server, 2, 12)
  await candidate.applied(posting.slug)
  const place = { dataDir: server.dataDir, databaseUrl: server.databaseUrl }
  await server.close()

  const later = await startTestServer({ place })
  await advanceTo(later, 5, 9)
  await later.close()
  const again = await startTestServer({ place })
  await advanceTo(again, 5, 10)
  expect(await newOnes(again, employer.emailAddress)).toHaveLength(1)
})

test('Digests go out again after the clock was years ahead.', async () => {
  const ahead = await startTestServer()
  await advanceTo(ahead, 2_000, 12)
  await ahead.close()

  const place = { dataDir: ahead.dataDir, databaseUrl: ahead.databaseUrl }
  const server = await startTestServer({ place })
  const employer = await employerAt(server)
  const { slug } = await employer.published()
  const candidate = await candidateAt(server)
  await candidate.applied(slug)
  await advanceTo(server, 2, 6)
  expect(await newOnes(server, employer.emailAddress)).toHaveLength(1)
})

test('A reply due tomorrow is in one digest, and in none once it was given.', async () => {
  const { employer, posting, server } = await startWithPosting({ answerDays: 5, openings: 3 })
  const [waits, answered] = [await candidateAt(server), await candidateAt(server)]
  await advanceTo(server, 2, 12)
  await waits.applied(posting.slug)
  const { id } = await answered.applied(posting.slug)
  await advanceTo(server, 4, 12)
  await employer.answer(id, { type: 'ask', message: 'When can you come?' })
  await choose(employer.browser, 'employer', { received: 'off' })
  const due = async () =>
    (await noticesTo(server, employer.emailAddress)).filter(({ subject }) =>
      subject.startsWith('Reply by tomorrow'),
    )
  await advanceTo(server, 6, 5)
  expect(await due()).toEqual([])
  await advanceTo(server, 6, 6)
  await advanceTo(server, 7, 6)
  const [mail, ...more] = await due()
  expect(more).toEqual([])
  expect(mail?.text).toContain('1 applicant is waiting for your reply by tomorrow:')
  expect(mail?.text).toContain('Engine Builder: 1 applicant\n')
})

test('A job post that expires soon is announced once for each last day, to members who want it.', async () => {
  const server = await startTestServer()
  const employer = await employerAt(server)
  const { id } = await employer.published({ validThrough: '2030-01-10' })
  const soon = async () =>
    (await noticesTo(server, employer.emailAddress)).filter(({ subject }) => subject.includes('closes'))
  await advanceTo(server, 7, 12)
  expect(await soon()).toEqual([])
  await advanceTo(server, 8, 1)
  await employer.send(id, { type: 'pause' })
  await employer.send(id, { type: 'resume' })
  await advanceTo(server, 9, 1)
  const [mail, ...more] = await soon()
  expect(more).toEqual([])
  expect(mail?.text).toContain('“Engine Builder” until Thu, Jan 10')

  const { posting, revision } = await employer.read(id)
  await employer.save(id, revision, { ...posting, validThrough: '2030-01-20' })
  server.clock.now += days(20) + HOUR
  await server.meetDeadlines()
  expect(await soon()).toHaveLength(2)

  await choose(employer.browser, 'employer', { expiresSoon: 'off' })
  await employer.published({ validThrough: '2030-02-20' })
  server.clock.now += days(20)
  await server.meetDeadlines()
  expect(await soon()).toHaveLength(2)
})
