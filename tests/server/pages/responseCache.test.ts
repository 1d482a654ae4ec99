import { expect, test } from 'vitest'
import { createResponseCache } from '../../../server/pages/responseCache.ts'

/** A cached page that counts its lookups, with a clock that the test controls. */
function page() {
  let now = 0
  let lookups = 0
  const { find, hearing } = createResponseCache<{ readonly lookup: number }>(() => now)
  return {
    hearing,
    pass: (milliseconds: number) => (now += milliseconds),
    ask: (key = '/jobs/welder') => find(key, async () => ({ lookup: (lookups += 1) })),
    find,
  }
}

test('a response for many requests is looked up once, and each page separately', async () => {
  const { ask } = page()
  expect(await ask()).toEqual({ lookup: 1 })
  expect(await ask()).toEqual({ lookup: 1 })
  expect(await ask('/jobs/nurse')).toEqual({ lookup: 2 })
})

test.each([
  { kind: 'posting', id: 'one', companyId: 'two' },
  { kind: 'company', companyId: 'two' },
  { kind: 'application', reference: 'A7K-4QF2', candidateId: null, companyId: 'two' },
] as const)('is looked up again once a $kind has changed', async (change) => {
  const { ask, hearing } = page()
  await ask()
  hearing.heard(change)
  expect(await ask()).toEqual({ lookup: 2 })
})

test('a response is looked up again when a change may have been missed, but not after a login', async () => {
  const { ask, hearing } = page()
  await ask()
  hearing.heard({ kind: 'access', accountId: 'three' })
  expect(await ask()).toEqual({ lookup: 1 })
  hearing.missed()
  expect(await ask()).toEqual({ lookup: 2 })
})

test('a response expires after a minute, because it depends on the day, too', async () => {
  const { ask, pass } = page()
  await ask()
  pass(59_999)
  expect(await ask()).toEqual({ lookup: 1 })
  pass(1)
  expect(await ask()).toEqual({ lookup: 2 })
})

test('a lookup during a change is returned, and not cached', async () => {
  const { ask, find, hearing } = page()
  const found = Promise.withResolvers<{ readonly lookup: number }>()
  const asked = find('/jobs/welder', () => found.promise)
  hearing.heard({ kind: 'posting', id: 'one', companyId: 'two' })
  found.resolve({ lookup: 0 })
  expect(await asked).toEqual({ lookup: 0 })
  expect(await ask()).toEqual({ lookup: 1 })
})

test('a failed lookup is retried', async () => {
  const { ask, find } = page()
  await expect(find('/jobs/welder', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await ask()).toEqual({ lookup: 1 })
})

test('the least recently requested pages are evicted first', async () => {
  const { ask } = page()
  await ask('/jobs/0')
  await ask('/jobs/1')
  await ask('/jobs/0')
  for (let other = 2; other < 201; other += 1) await ask(`/jobs/${other}`)
  expect(await ask('/jobs/0')).toEqual({ lookup: 1 })
  expect(await ask('/jobs/1')).toEqual({ lookup: 202 })
})
