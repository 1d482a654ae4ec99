import { expect, test } from 'vitest'
import { Refused } from '../../../server/refused.ts'
import { limitsOf } from '../../../server/security/callLimits.ts'
import { createLimits } from '../../../server/security/limits.ts'

const wrong = () => Promise.reject(new Refused('The password is wrong.'))
const busy = () => Promise.reject(Refused.busy())

/** Creates limits for calls of several clients, and records the delays. */
function startLimits() {
  const limits = createLimits({ scale: 1, now: () => 0 })
  const pauses: number[] = []
  const clientAt = (network: string) =>
    limitsOf(limits, { hash: (text) => text, networks: [network], pause: async (time) => pauses.push(time) })
  return { clientAt, pauses }
}

test('A password that was not verified because of a full queue is no failed attempt.', async () => {
  const client = startLimits().clientAt('here')
  for (let count = 0; count < 6; count += 1) {
    await expect(client.login('ada', undefined, busy)).rejects.toMatchObject({ status: 503 })
  }
  for (let count = 0; count < 5; count += 1) {
    await expect(client.login('ada', undefined, wrong)).rejects.toMatchObject({ status: 200 })
  }
  await expect(client.login('ada', undefined, wrong)).rejects.toMatchObject({ status: 429 })
})

test('Wrong passwords from everywhere delay no one for more than two seconds.', async () => {
  const { clientAt, pauses } = startLimits()
  for (let count = 0; count < 75; count += 1) {
    await clientAt(`network ${count}`)
      .login('ada', undefined, wrong)
      .catch(() => {})
  }
  expect(pauses.slice(0, 2)).toEqual([100, 200])
  expect(pauses.slice(18, 22)).toEqual([1_900, 2_000, 2_000, 2_000])
  expect(Math.max(...pauses)).toBe(2_000)
})
