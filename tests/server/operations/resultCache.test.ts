import { expect, test } from 'vitest'
import { createResultCache } from '../../../server/operations/resultCache.ts'

/** Creates a cache of 100 bytes whose computations end when the test decides. */
function start() {
  const cache = createResultCache<string>(100)
  const computed: string[] = []
  const open = new Map<string, PromiseWithResolvers<{ value: string; bytes: number }>>()
  const find = (key: string, signal?: AbortSignal) =>
    cache.find(key, signal, (all) => {
      computed.push(key)
      const result = Promise.withResolvers<{ value: string; bytes: number }>()
      open.set(key, result)
      all.addEventListener('abort', () => result.reject(all.reason))
      return result.promise
    })
  const end = async (key: string, bytes: number) => {
    open.get(key)?.resolve({ value: `${key}!`, bytes })
    await open.get(key)?.promise
  }
  return { computed, end, find, open }
}

test('A result that several requests wait for is computed once and cached.', async () => {
  const { computed, end, find } = start()
  const all = Promise.all([find('a'), find('a')])
  await end('a', 10)

  expect(await all).toEqual(['a!', 'a!'])
  expect(await find('a')).toBe('a!')
  expect(computed).toEqual(['a'])
})

test('A full cache evicts the least recently used results first.', async () => {
  const { computed, end, find } = start()
  for (const key of ['a', 'b']) {
    const found = find(key)
    await end(key, 40)
    await found
  }
  await find('a')
  const found = find('c')
  await end('c', 40)
  await found

  await find('a')
  expect(computed).toEqual(['a', 'b', 'c'])
  void find('b')
  expect(computed).toEqual(['a', 'b', 'c', 'b'])
})

test('A computation is aborted with its last request, and restarted by the next one.', async () => {
  const { computed, end, find } = start()
  const [one, other] = [new AbortController(), new AbortController()]
  const left = [find('a', one.signal), find('a', other.signal)]
  one.abort(new Error('gone'))
  expect(computed).toEqual(['a'])
  other.abort(new Error('gone'))
  expect((await Promise.allSettled(left)).map(({ status }) => status)).toEqual(['rejected', 'rejected'])

  const found = find('a')
  await end('a', 10)
  expect(await found).toBe('a!')
  expect(computed).toEqual(['a', 'a'])
})

test('A failed result is computed again.', async () => {
  const { computed, end, find, open } = start()
  const failed = find('a')
  open.get('a')?.reject(new Error('failed'))
  await expect(failed).rejects.toThrow('failed')
  const found = find('a')
  await end('a', 10)

  expect(await found).toBe('a!')
  expect(computed).toEqual(['a', 'a'])
})
