import { expect, test } from 'vitest'
import { ask, candidateAt, startWithPosting } from '../support/applications.ts'
import { minutes } from '../support/harness.ts'

const tell = { type: 'tell', message: 'A word to you.' }

async function times(most: number, act: () => Promise<{ readonly http: number }>) {
  for (let turn = 0; turn < most; turn += 1) expect((await act()).http).toBe(200)
}

test('An account can send 60 events an hour for one application, so that it cannot flood the other side’s mailbox.', async () => {
  const { employer, posting, server } = await startWithPosting({}, { env: { RATE_LIMIT_SCALE: '1' } })
  const candidate = await candidateAt(server)
  const { id } = await candidate.applied(posting.slug)
  const { id: otherId } = await (await candidateAt(server)).applied(posting.slug)

  // The submission counts as the first event of the hour.
  await times(59, () => candidate.send(id, tell))
  expect(await candidate.send(id, tell)).toMatchObject({ http: 429, status: false })
  expect((await candidate.read(id)).timeline).toHaveLength(60)

  // Waits until the general limit per minute, which has its own test, no longer applies.
  server.clock.now += minutes(2)
  await times(60, () => employer.answer(id, tell))
  expect(await employer.answer(id, tell)).toMatchObject({ http: 429, status: false })
  const bulk = { ids: [id, otherId], event: { ...tell, message: 'Another word.' } }
  expect((await ask(employer.browser, 'applicationEvents', bulk)).result).toMatchObject([
    { id, done: false, code: 'refused' },
    { id: otherId, done: true },
  ])

  server.clock.now += minutes(60)
  await times(1, () => candidate.send(id, tell))
  await times(1, () => employer.answer(id, tell))
})
