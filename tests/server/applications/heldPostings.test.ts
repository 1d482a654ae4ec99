// @module-tag invariant
import { expect, test } from 'vitest'
import { candidateAt, startWithPosting } from '../support/applications.ts'
import { matching } from '../support/harness.ts'
import { operatorAt } from '../support/operators.ts'

const message = 'A word to you.'

test.each(['approved', 'published again'])(
  'The last offer of a held job post can be accepted, and the post ends filled once it is %s.',
  async (way) => {
    const { employer, posting, server } = await startWithPosting()
    const operator = operatorAt(server)
    const [candidate, other] = [await candidateAt(server), await candidateAt(server)]
    const { id } = await candidate.applied(posting.slug)
    const draft = await other.start(posting.slug)
    await employer.answer(id, { type: 'offer', message })
    await operator('hold', posting.id, '--reason', 'We have to look at it.')
    if (way === 'published again') await operator('refuse', posting.id, '--reason', 'Say more.')
    const { state } = await employer.read(posting.id)

    expect((await candidate.read(id)).can).toContain('accept')
    expect(await candidate.send(id, { type: 'accept' })).toMatchObject({ status: true })
    expect(await candidate.read(id)).toMatchObject({ state: 'hired' })
    expect(await employer.read(posting.id)).toMatchObject({ state, outcome: null })

    if (way === 'published again') await employer.send(posting.id, { type: 'publish' })
    await operator('approve', posting.id)
    expect(await employer.read(posting.id)).toMatchObject({ state: 'closed', outcome: 'filledHere' })
    expect(await other.read(draft.id)).toMatchObject({ state: 'lapsed' })
  },
)

test('A job post with waiting applicants cannot be discarded; discarding one lets its unsent applications lapse.', async () => {
  const { employer, posting, server } = await startWithPosting()
  const operator = operatorAt(server)
  const [candidate, other] = [await candidateAt(server), await candidateAt(server)]
  const { id } = await candidate.applied(posting.slug)
  const draft = await other.start(posting.slug)
  await operator('hold', posting.id, '--reason', 'We have to look at it.')
  await operator('refuse', posting.id, '--reason', 'Say more.')

  expect((await employer.read(posting.id)).can).toEqual(['publish'])
  expect(await employer.send(posting.id, { type: 'discard' })).toMatchObject({
    http: 409,
    error: {
      code: 'state',
      state: 'draft',
      message: matching(/^This job post is a draft\. .+Reply to each/),
    },
  })

  await employer.answer(id, { type: 'reject', reason: 'other', message })
  expect((await employer.read(posting.id)).can).toEqual(['publish'])
  server.clock.now += 601_000
  await server.meetDeadlines()
  expect((await employer.read(posting.id)).can).toEqual(['publish', 'discard'])
  await employer.send(posting.id, { type: 'discard' })
  expect(await employer.read(posting.id)).toMatchObject({ state: 'discarded', outcome: null })
  expect(await other.read(draft.id)).toMatchObject({ state: 'lapsed' })
})
