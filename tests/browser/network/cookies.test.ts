import * as v from 'valibot'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { User } from '../../../contract/user.ts'
import { dropUser, keepUser, readCookie, readUsers, watchUsers } from '../../../src/network/cookies.ts'
import { candidate, employer } from '../../machines/support/events.ts'

/** Attributes of a cookie that Chromium reports and the types lack. */
const keptSchema = v.object({ expires: v.number(), path: v.string(), sameSite: v.string() })

const write = (name: string, text: string, path = '/') =>
  cookieStore.set({ name, value: encodeURIComponent(text), path })

beforeEach(async () => {
  history.replaceState(null, '', '/')
  for (const { name = '' } of await cookieStore.getAll()) await cookieStore.delete(name)
  await expect.poll(() => readUsers()).toEqual({})
})

test('a stored user is read back for their own role only', () => {
  expect(keepUser('candidate', candidate)).toBe(true)
  expect(readUsers()).toEqual({ candidate })
  expect(keepUser('employer', employer)).toBe(true)
  expect(readUsers()).toEqual({ candidate, employer })
})

test('a stored user stays for three months', async () => {
  keepUser('candidate', candidate)
  const kept = await cookieStore.get('candidate')
  const { expires, path, sameSite } = v.parse(keptSchema, kept)
  expect(Math.round((expires - Date.now()) / 86_400_000)).toBe(90)
  expect([path, sameSite]).toEqual(['/', 'lax'])
})

test.each([['hello'], ['{"id":1}'], ['{"id":"1","firstName":"Ada"}'], ['null']])(
  'a cookie that contains %s is not a user, and is removed',
  async (text) => {
    await write('candidate', text)
    await expect.poll(() => readCookie('candidate')).toBe(text)
    expect(readUsers()).toEqual({})
    expect(await cookieStore.get('candidate')).toBeNull()
  },
)

test('a picture that makes the cookie too large is left out of it', () => {
  const large: User = { ...candidate, picture: `https://example.com/${'x'.repeat(5_000)}` }
  expect(keepUser('candidate', large)).toBe(true)
  expect(readUsers()).toEqual({ candidate: { ...candidate, picture: '' } })
})

test('a user too large for a cookie is not stored, and the previous one is removed', () => {
  keepUser('candidate', candidate)
  expect(keepUser('candidate', { ...candidate, firstName: 'x'.repeat(5_000) })).toBe(false)
  expect(readUsers()).toEqual({})
})

test('a user is removed from longer paths too, where the cookie would hide ours', async () => {
  history.replaceState(null, '', '/candidate/profile')
  keepUser('candidate', candidate)
  await write('candidate', 'another', '/candidate')
  dropUser('candidate')
  expect(await cookieStore.getAll('candidate')).toEqual([])
})

test('a subscriber is notified of a cookie that another tab changes', async () => {
  const changed = vi.fn<() => void>()
  onTestFinished(watchUsers(changed))
  await write('candidate', JSON.stringify(candidate))
  await expect.poll(() => changed.mock.calls.length).toBeGreaterThan(0)
  expect(readUsers()).toEqual({ candidate })
})

test('a subscriber is notified when the page returns from the back/forward cache', () => {
  const changed = vi.fn<() => void>()
  onTestFinished(watchUsers(changed))
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(changed).toHaveBeenCalledOnce()
})

test('a subscriber is not notified after it unsubscribes', async () => {
  const [gone, still] = [vi.fn<() => void>(), vi.fn<() => void>()]
  watchUsers(gone)()
  onTestFinished(watchUsers(still))
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  keepUser('candidate', candidate)
  await expect.poll(() => still.mock.calls.length).toBeGreaterThan(1)
  expect(gone).not.toHaveBeenCalled()
})

test('a subscriber that changes a cookie is not notified of its own change', () => {
  const heard: string[] = []
  onTestFinished(
    watchUsers(() => {
      heard.push('begun')
      keepUser('employer', employer)
      heard.push('done')
    }),
  )
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(heard).toEqual(['begun', 'done'])
})
