import { expect, test } from 'vitest'
import { createSharedTexts } from '../../../server/pages/sharedTexts.ts'

const settled = () => new Promise(setImmediate)

function started() {
  const clock = { now: 0 }
  const { find } = createSharedTexts<string | undefined>(() => clock.now)
  const begun: string[] = []
  const ends = new Map<string, (text: string | undefined) => void>()
  const ask = (client: string, key: string) =>
    find(client, key, () => {
      begun.push(key)
      return new Promise((resolve) => ends.set(key, resolve))
    })
  const end = async (key: string, text?: string) => {
    await settled()
    ends.get(key)?.(text)
    await settled()
  }
  return { ask, begun, clock, end }
}

test('Fifty requests for one list generate it once, and again after five minutes.', async () => {
  const { ask, begun, clock, end } = started()
  const asked = Array.from({ length: 50 }, () => ask('ada', 'map'))
  await end('map', 'map')
  expect(await Promise.all(asked)).toEqual(asked.map(() => 'map'))
  expect(begun).toEqual(['map'])

  clock.now += 299_999
  expect(await ask('ada', 'map')).toBe('map')
  clock.now += 1
  const again = ask('ada', 'map')
  await end('map', 'new')
  expect(await again).toBe('new')
})

test('lists are generated one after the other, and a client with many waits for a client with one', async () => {
  const { ask, begun, end } = started()
  const asked = ['1', '2', '3'].map((key) => ask('ada', key))
  asked.push(ask('grace', 'other'))
  for (const key of ['1', '2', 'other', '3']) await end(key, key)
  await Promise.all(asked)
  expect(begun).toEqual(['1', '2', 'other', '3'])
})

test('A list that is missing or fails is generated again by the next request.', async () => {
  const { ask, begun, end } = started()
  const missing = ask('ada', 'part')
  await end('part')
  expect(await missing).toBeUndefined()
  const again = ask('ada', 'part')
  await end('part', 'part')
  await again
  expect(begun).toEqual(['part', 'part'])

  const { find } = createSharedTexts<string>(() => 0)
  await expect(find('ada', 'map', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await find('ada', 'map', async () => 'mended')).toBe('mended')
})
