import { expect, test } from 'vitest'
import { days, matching } from '../support/harness.ts'
import { startWithEmployer } from '../support/postings.ts'

test('The timeline of a job post lists its events, their authors and their results.', async () => {
  const { published, read, save, send, server } = await startWithEmployer()
  const { id, posting, revision } = await published()
  await save(id, revision, { ...posting, summary: 'Engines.', contact: 'Ada' })
  server.clock.now += days(14)
  await server.meetDeadlines()
  await send(id, { type: 'confirm' })
  await send(id, { type: 'close', outcome: 'filledHere' })

  const byAda = { actor: 'employer', name: 'Ada Byron' }
  expect((await read(id)).timeline).toMatchObject([
    { seq: 1, type: 'publish', to: 'published', at: matching(/^2030-01-01T/), ...byAda },
    { seq: 2, type: 'edited', to: 'published', changed: ['summary', 'contact'], ...byAda },
    { seq: 3, type: 'freshnessDue', to: 'unconfirmed', actor: 'clock', name: null },
    { seq: 4, type: 'confirm', to: 'published', ...byAda },
    { seq: 5, type: 'close', to: 'closed', outcome: 'filledHere', ...byAda },
  ])
})

test('The email that asks to confirm hiring says when the job post pauses, and it pauses then.', async () => {
  const { published, read, send, server } = await startWithEmployer()
  const { id, pausesAt } = await published()
  expect(pausesAt).toBeNull()

  server.clock.now += days(14)
  await server.meetDeadlines()
  const asked = await read(id)
  expect(asked.pausesAt).not.toBeNull()
  server.clock.now = Date.parse(asked.pausesAt ?? '')
  await server.meetDeadlines()
  expect(await read(id)).toMatchObject({ state: 'paused', pausesAt: null })
  expect((await send(id, { type: 'resume' })).result).toMatchObject({ state: 'published', pausesAt: null })
})
