import { expect, test } from 'vitest'
import type { PostingContent } from '../../../contract/postings/posting.ts'
import { savedJobCalls } from '../../../contract/search/calls.ts'
import { candidateAt, startWithPosting } from '../support/applications.ts'
import { days, minutes, readAnswer, type Browser, type TestServer } from '../support/harness.ts'
import { choose, noticesTo } from '../support/notices.ts'
import { operatorAt } from '../support/operators.ts'
import { runSql } from '../store/runSql.ts'

const save = async (browser: Browser, slug: string | null) =>
  readAnswer(
    await browser.send(`/api/candidate/${savedJobCalls.saveJob.path}`, { body: JSON.stringify({ slug }) }),
  )

/** An employer with a posting that candidates saved, started to apply to, or applied to. */
async function startSaved() {
  const started = await startWithPosting()
  const { employer, posting, server } = started
  const [saver, writer, applicant, quiet] = [
    await candidateAt(server),
    await candidateAt(server),
    await candidateAt(server),
    await candidateAt(server),
  ]
  for (const { browser } of [saver, writer, applicant, quiet]) await save(browser, posting.slug)
  await writer.start(posting.slug)
  await applicant.applied(posting.slug)
  await choose(quiet.browser, 'candidate', { savedJobs: 'off' })
  const change = async (more: Partial<PostingContent>) => {
    const { posting: content, revision } = await employer.read(posting.id)
    expect(await employer.save(posting.id, revision, { ...content, ...more })).toMatchObject({ status: true })
  }
  return { ...started, saver, writer, applicant, quiet, change }
}

async function pass(server: TestServer, milliseconds: number) {
  server.clock.now += milliseconds
  await server.meetDeadlines()
}

const newsTo = async (server: TestServer, { emailAddress }: { readonly emailAddress: string }) =>
  (await noticesTo(server, emailAddress)).filter(({ subject }) => /^Job (?:changed|closed)/.test(subject))

const subjectsOf = async (server: TestServer, person: { readonly emailAddress: string }) =>
  (await newsTo(server, person)).map(({ subject }) => subject)

test('Changes of an hour to a saved job are one mail with old and new facts; applicants and those who turned it off get none.', async () => {
  const { applicant, change, quiet, saver, server, writer } = await startSaved()
  await change({ pay: { min: 4_500_000, max: 6_000_000, currency: 'GBP', period: 'year' } })
  await pass(server, minutes(30))
  expect(await newsTo(server, saver)).toEqual([])
  await change({ visa: 'sponsors', weeklyHours: { min: 20, max: 30 } })
  await pass(server, minutes(31))

  const [toSaver, ...more] = await newsTo(server, saver)
  expect(more).toEqual([])
  expect(toSaver?.subject).toBe('Job changed: Engine Builder')
  expect(toSaver?.text).toContain('Engine Works changed a job that you saved: Engine Builder.')
  expect(toSaver?.text).toContain('Hours a week:\nNot given → 20–30 hours')
  expect(toSaver?.text).toContain('Pay:\n£40,000–£60,000 a year → £45,000–£60,000 a year')
  expect(toSaver?.text).toContain('Visa:\nNot given → Visa sponsored')
  expect(toSaver?.text).not.toMatch(/Location|Reply time|Last day/)
  const [toWriter] = await newsTo(server, writer)
  expect(toWriter?.text).toContain('that you started to apply for')
  expect(toWriter?.html).toContain('Finish application')
  expect(toWriter?.link).toMatch(/\/apply$/)
  expect(await newsTo(server, applicant)).toEqual([])
  expect(await newsTo(server, quiet)).toEqual([])

  await pass(server, days(1))
  expect(await newsTo(server, saver)).toHaveLength(1)
})

const must = (text: string) => ({ text, kind: 'must' }) as const

test('New and dropped requirements are mailed; another spelling, nice-to-haves and the description are not.', async () => {
  const { change, saver, server } = await startSaved()
  await change({ requirements: [must('Reading drawings'), must('A driving license')] })
  await pass(server, minutes(61))
  const before = (await newsTo(server, saver)).length
  await change({
    requirements: [must('reading  drawings.'), must('A driving license'), { text: 'Welding', kind: 'nice' }],
    description: 'You build engines that think. '.repeat(5),
  })
  await pass(server, minutes(61))
  expect(await newsTo(server, saver)).toHaveLength(before)
  await change({ requirements: [must('Reading drawings'), must('Welding')] })
  await pass(server, minutes(61))
  const news = await newsTo(server, saver)
  expect(news).toHaveLength(before + 1)
  expect(news.at(-1)?.text).toContain('New requirements:\nWelding')
  expect(news.at(-1)?.text).toContain('No longer required:\nA driving license')
})

test('A change that is taken back within an hour, or concerns no short fact, is not mailed.', async () => {
  const { change, saver, server } = await startSaved()
  await change({ answerDays: 5, description: 'You build engines that think. '.repeat(5) })
  await change({ answerDays: 10 })
  await pass(server, minutes(61))
  expect(await newsTo(server, saver)).toEqual([])
})

test.each([
  [{ type: 'close', outcome: 'filledElsewhere' }, 'They hired someone from elsewhere.'],
  [{ type: 'close', outcome: 'cancelled' }, 'The employer is no longer hiring for this role.'],
] as const)('A job that closes by %o is mailed once to savers and draft owners.', async (event, how) => {
  const { applicant, employer, posting, quiet, saver, server, writer } = await startSaved()
  await employer.send(posting.id, { ...event, message: 'We closed it.' })
  await pass(server, minutes(61))
  const [toSaver] = await newsTo(server, saver)
  expect(toSaver?.subject).toBe('Job closed: Engine Builder')
  expect(toSaver?.text).toContain(`A job that you saved has closed: Engine Builder at Engine Works. ${how}`)
  expect(toSaver?.link).toContain('/jobs?q=Engine+Builder')
  const [toWriter] = await newsTo(server, writer)
  expect(toWriter?.text).toContain(`${how} Your application wasn’t sent.`)
  expect(await newsTo(server, quiet)).toEqual([])
  expect((await noticesTo(server, applicant.emailAddress)).map(({ subject }) => subject)).toContain(
    'Job closed: Engine Builder',
  )
  expect((await newsTo(server, applicant)).map(({ text }) => text)).toEqual([
    expect.stringContaining('closed the job you applied for'),
  ])
  await pass(server, days(30))
  for (const person of [saver, writer, applicant]) expect(await newsTo(server, person)).toHaveLength(1)
})

test('A removed job is mailed as removed.', async () => {
  const { posting, saver, server } = await startSaved()
  await operatorAt(server)('remove', posting.id, '--reason', 'It is a scam.')
  await pass(server, minutes(61))
  const [news] = await newsTo(server, saver)
  expect(news?.text).toContain('It was removed.')
})

test('An expired job is mailed once, also when its company closes it later; its new last day is mailed when it is extended.', async () => {
  const { employer, posting, saver, server } = await startSaved()
  // The company confirms every week that the posting is still open.
  while (server.clock.now < Date.UTC(2030, 2, 1)) {
    await pass(server, days(7))
    if ((await employer.read(posting.id)).state === 'unconfirmed')
      await employer.send(posting.id, { type: 'confirm' })
  }
  await pass(server, days(7))
  expect(await subjectsOf(server, saver)).toEqual(['Job closed: Engine Builder'])
  const [expired] = await newsTo(server, saver)
  expect(expired?.text).toContain('The last day to apply has passed.')

  await employer.send(posting.id, { type: 'renew', validThrough: '2030-03-20' })
  await pass(server, minutes(61))
  const news = await newsTo(server, saver)
  expect(news.map(({ subject }) => subject).toSorted()).toEqual([
    'Job changed: Engine Builder',
    'Job closed: Engine Builder',
  ])
  expect(news.map(({ text }) => text).join('\n')).toContain('March 1, 2030 → March 20, 2030')

  await pass(server, days(14))
  await pass(server, minutes(61))
  expect((await employer.read(posting.id)).state).toBe('expired')
  expect(await newsTo(server, saver)).toHaveLength(3)
  await employer.send(posting.id, { type: 'close', outcome: 'cancelled', message: 'We closed it.' })
  await pass(server, days(1))
  expect(await newsTo(server, saver)).toHaveLength(3)
})

test('A change to a paused job is mailed once the job is open again.', async () => {
  const { change, employer, posting, saver, server } = await startSaved()
  await employer.send(posting.id, { type: 'pause' })
  await change({ answerDays: 5 })
  await pass(server, minutes(61))
  expect(await newsTo(server, saver)).toEqual([])
  await employer.send(posting.id, { type: 'resume' })
  await pass(server, days(1))
  const [news] = await newsTo(server, saver)
  expect(news?.text).toContain('Reply time:\nReplies within 10 days → Replies within 5 days')
})

test('Of 402 candidates who saved a job, each gets one mail about its change.', async () => {
  const { change, posting, saver, server } = await startSaved()
  const numbers = Array.from({ length: 400 }, (_, index) => index)
  const of = (row: (index: number) => string) => numbers.map(row).join(', ')
  await runSql(
    server,
    `insert into accounts (id, role, email_address, first_name, last_name, user_name, provider, picture,
      password_hash, verified_at, created_at, last_login_at)
    values ${of((index) => `('a${index}', 'candidate', 'saver${index}@example.com', 'A', 'B', '', 'email', '', '', 1, 1, 1)`)}`,
  )
  await runSql(
    server,
    `insert into saved_jobs (account_id, posting_id, saved_at)
    values ${of((index) => `('a${index}', '${posting.id}', 1)`)}`,
  )
  await change({ answerDays: 5 })
  await pass(server, minutes(61))
  const news = (await server.mails()).filter(({ subject }) => subject.startsWith('Job changed'))
  expect(new Set(news.map(({ recipient }) => recipient)).size).toBe(news.length)
  // Includes the candidate with a draft.
  expect(news).toHaveLength(402)
  expect(await newsTo(server, saver)).toHaveLength(1)
})
