import { expect, test } from 'vitest'
import { createResponseCache, MAX_AGE_MS } from '../../../server/http/responseCache.ts'
import { startWithEmployer } from '../support/postings.ts'
import { titles } from '../support/search/asking.ts'

const response = (etag: string) => ({ type: 'text/plain', body: new Uint8Array(), etag })
const posting = { kind: 'posting', id: '1', companyId: '1' } as const

function counting(maxAgeMs = MAX_AGE_MS) {
  const clock = { now: 0 }
  const cache = createResponseCache(() => clock.now, maxAgeMs)
  let made = 0
  const find = async (key = 'a') => (await cache.find(key, async () => response(String((made += 1))))).etag
  return { cache, clock, find }
}

test('Requests for one key share a response, also while it is pending.', async () => {
  const { find } = counting()
  expect(await Promise.all([find(), find(), find('b')])).toEqual(['1', '1', '2'])
  expect(await find()).toBe('1')
})

test('Without caching, only concurrent requests share a response.', async () => {
  const { find } = counting(0)
  expect(await Promise.all([find(), find(), find('b')])).toEqual(['1', '1', '2'])
  expect(await find()).toBe('3')
})

test('a response is computed again after a commit, and after half a minute', async () => {
  const { cache, clock, find } = counting()
  await find()
  cache.hearing.heard(posting)
  expect(await find()).toBe('2')
  clock.now += 30_000
  expect(await find()).toBe('3')
  cache.hearing.heard({ kind: 'access', accountId: '1' })
  expect(await find()).toBe('3')
  cache.hearing.missed()
  expect(await find()).toBe('4')
})

test('A response started before a commit is not returned to requests after it.', async () => {
  const { cache } = counting()
  const slow = Promise.withResolvers<ReturnType<typeof response>>()
  const before = cache.find('a', () => slow.promise)
  cache.hearing.heard(posting)
  const after = cache.find('a', async () => response('new'))
  slow.resolve(response('old'))
  expect([(await before).etag, (await after).etag]).toEqual(['old', 'new'])
  expect((await cache.find('a', async () => response('newer'))).etag).toBe('new')
})

test('A failed response is not cached.', async () => {
  const { cache, find } = counting()
  await expect(cache.find('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await find()).toBe('1')
})

test('A cached search finds a job post as soon as it is published, and not once it is paused.', async () => {
  const { published, send, server } = await startWithEmployer()
  expect(await titles(server.base)).toEqual([])
  const { id } = await published({ title: 'Engine Builder' })
  expect(await titles(server.base)).toEqual(['Engine Builder'])
  await send(id, { type: 'pause' })
  expect(await titles(server.base)).toEqual([])
})
