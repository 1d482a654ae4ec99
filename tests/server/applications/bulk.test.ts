import { expect, test } from 'vitest'
import { ask, candidateAt, startWithPosting } from '../support/applications.ts'
import { matching } from '../support/harness.ts'

test('in a message to several people the name and the job are each reader’s own', async () => {
  const { employer, posting, server } = await startWithPosting({ openings: 5 })
  const [first, second] = [await candidateAt(server), await candidateAt(server)]
  const ids: string[] = []
  for (const { applied } of [first, second]) ids.push((await applied(posting.slug)).id)
  const event = { type: 'tell', message: 'Hello {{name}}, {{ role }} is still open.' }
  const bulk = await ask(employer.browser, 'applicationEvents', { ids, event })

  expect(bulk.result).toEqual(ids.map((id) => ({ id, done: true })))
  for (const [index, candidate] of [first, second].entries()) {
    const { timeline } = await candidate.read(ids[index] ?? '')
    expect(timeline.at(-1)).toMatchObject({ message: 'Hello Ada, Engine Builder is still open.' })
  }
})

test('a message with a field that stands for nothing is sent to nobody', async () => {
  const { employer, posting, server } = await startWithPosting()
  const candidate = await candidateAt(server)
  const { id, revision } = await candidate.applied(posting.slug)
  const event = { type: 'tell', message: 'Hello {{name}}, {{what to keep in touch about}}' }
  const bulk = await ask(employer.browser, 'applicationEvents', { ids: [id], event })

  expect(bulk.result).toEqual([
    {
      id,
      done: false,
      code: 'refused',
      message: matching(/\{\{what to keep in touch about\}\} stands for nothing/),
    },
  ])
  expect(await candidate.read(id)).toMatchObject({ revision })
})
