import { expect, test } from 'vitest'
import { ask, candidateAt, startWithPosting } from '../support/applications.ts'
import { withStore } from '../support/databases.ts'
import { days } from '../support/harness.ts'
import { employerAt } from '../support/postings.ts'

test('A candidate sees on which days the company opened an application and its resume, once a day.', async () => {
  const { employer, posting, server } = await startWithPosting()
  const candidate = await candidateAt(server)
  const { id, sent } = await candidate.applied(posting.slug)
  const openings = async () => (await candidate.read(id)).openings
  await ask(employer.browser, 'listApplicants')
  const stranger = await employerAt(server)
  expect((await ask(stranger.browser, 'readApplicant', { id })).status).toBe(false)
  expect((await ask(stranger.browser, 'readSentFile', { id: sent?.resume.fileId })).status).toBe(false)
  expect(await openings()).toEqual([])

  const dayNow = () => new Date(server.clock.now).toISOString().slice(0, 10)
  const first = dayNow()
  await employer.look(id)
  await employer.look(id)
  expect(await openings()).toEqual([{ day: first, what: ['application'] }])
  server.clock.now += days(1)
  const second = dayNow()
  await employer.look(id)
  await employer.browser.send('/api/employer/read-file', {
    body: JSON.stringify({ id: sent?.resume.fileId }),
  })
  expect(await openings()).toEqual([
    { day: second, what: ['application', 'resume'] },
    { day: first, what: ['application'] },
  ])

  await server.close()
  await withStore(server, async (db) => {
    const kept = () => db.selectFrom('openings').select('day').execute()
    expect(await kept()).toHaveLength(3)
    await db.deleteFrom('applications').where('id', '=', id).execute()
    expect(await kept()).toEqual([])
  })
})
