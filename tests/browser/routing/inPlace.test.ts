import { expect, test } from 'vitest'
import { useInPlace } from '../../../src/routing/inPlace.ts'
import { loadsDocument } from '../../../src/routing/loadsDocument.ts'
import { renderHook } from '../support/renderHook.tsx'

test('a page that handles its own address changes is not reloaded as long as it is open', () => {
  const { unmount } = renderHook(() => useInPlace('/jobs'))
  expect([loadsDocument('/jobs'), loadsDocument('/jobs/smith')]).toEqual([false, true])
  unmount()
  expect(loadsDocument('/jobs')).toBe(true)
})
