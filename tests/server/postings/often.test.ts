import { expect, test } from 'vitest'
import { minutes, startTestServer } from '../support/harness.ts'
import { operatorAt } from '../support/operators.ts'
import { completePosting, employerAt } from '../support/postings.ts'

const times = (most: number) => Array.from({ length: most }, () => 200)

test('A published job post can be changed 60 times an hour, a draft without a limit.', async () => {
  const server = await startTestServer({ env: { RATE_LIMIT_SCALE: '1' } })
  const { draft, read, save, send } = await employerAt(server)
  const { id } = await draft()
  let turn = 0
  const change = async () =>
    (await save(id, (await read(id)).revision, { ...completePosting, summary: `Engine ${(turn += 1)}.` }))
      .http
  const changes = async (most: number) => {
    // Waits until the general limit per minute, which has its own test, no longer applies.
    server.clock.now += minutes(1)
    const answers = []
    for (let done = 0; done < most; done += 1) answers.push(await change())
    return answers
  }

  expect(await changes(61)).toEqual(times(61))
  await send(id, { type: 'publish' })
  expect(await changes(61)).toEqual([...times(60), 429])

  // The posting is a draft again, whose automatic saves have a higher limit.
  const operator = operatorAt(server)
  await operator('hold', id, '--reason', 'Say what the work is.')
  await operator('refuse', id, '--reason', 'Say what the work is.')
  expect(await read(id)).toMatchObject({ state: 'draft' })
  expect(await changes(61)).toEqual(times(61))

  server.clock.now += minutes(60)
  await send(id, { type: 'publish' })
  await operator('approve', id)
  expect(await changes(1)).toEqual(times(1))
})
