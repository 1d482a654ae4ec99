import { expect, test } from 'vitest'
import { savedJobCalls } from '../../../contract/search/calls.ts'
import { candidateAt, startWithPosting } from '../support/applications.ts'
import { days, readAnswer, type Browser, type TestServer } from '../support/harness.ts'
import { choose, noticesTo } from '../support/notices.ts'

const save = async (browser: Browser, slug: string | null) =>
  readAnswer(
    await browser.send(`/api/candidate/${savedJobCalls.saveJob.path}`, { body: JSON.stringify({ slug }) }),
  )

/** Advances the clock by days, and runs the daily work on each. */
async function mornings(server: TestServer, count: number) {
  for (let day = 0; day < count; day += 1) {
    server.clock.now += days(1)
    await server.meetDeadlines()
  }
}

const remindersTo = async (server: TestServer, { emailAddress }: { readonly emailAddress: string }) =>
  (await noticesTo(server, emailAddress))
    .filter(({ subject }) => subject.startsWith('Closing soon'))
    .map(({ subject, text }) => ({ subject, text }))

test('a person who has saved a job or started an application is reminded once, 3 days before its last day', async () => {
  const { posting, server } = await startWithPosting({ validThrough: '2030-01-20' })
  server.clock.now += 7 * 3_600_000
  const [saver, writer, applicant, other] = [
    await candidateAt(server),
    await candidateAt(server),
    await candidateAt(server),
    await candidateAt(server),
  ]
  await save(saver.browser, posting.slug)
  await save(writer.browser, posting.slug)
  await writer.start(posting.slug)
  await save(applicant.browser, posting.slug)
  await applicant.applied(posting.slug)

  await mornings(server, 15)
  expect(await remindersTo(server, saver)).toEqual([])
  await mornings(server, 1)
  expect(new Date(server.clock.now).toISOString().slice(0, 10)).toBe('2030-01-17')
  const [toSaver] = await remindersTo(server, saver)
  expect(toSaver?.subject).toBe('Closing soon: Engine Builder')
  expect(toSaver?.text).toContain('You saved this job. There are 3 days left')
  const [toWriter] = await remindersTo(server, writer)
  expect(toWriter?.text).toContain('3 days left to send your application')
  expect(await remindersTo(server, applicant)).toEqual([])
  expect(await remindersTo(server, other)).toEqual([])

  await mornings(server, 2)
  expect(await remindersTo(server, saver)).toHaveLength(1)
  expect(await remindersTo(server, writer)).toHaveLength(1)
})

test('nobody is reminded of a closed job, or with such emails turned off', async () => {
  const { employer, posting, server } = await startWithPosting({ validThrough: '2030-01-20' })
  const [saver, quiet] = [await candidateAt(server), await candidateAt(server)]
  const other = await employer.published({ validThrough: '2030-01-20' })
  await save(saver.browser, posting.slug)
  await save(quiet.browser, other.slug)
  await choose(quiet.browser, 'candidate', { savedJobs: 'off' })
  await employer.send(posting.id, { type: 'close', outcome: 'cancelled' })
  await mornings(server, 17)
  expect(await remindersTo(server, saver)).toEqual([])
  expect(await remindersTo(server, quiet)).toEqual([])
})
