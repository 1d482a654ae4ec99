import { expect, test } from 'vitest'
import { useInPlace } from '../../../src/routing/inPlace.ts'
import { loadsDocument } from '../../../src/routing/loadsDocument.ts'
import { renderHook } from '../support/renderHook.tsx'

test('a page that follows its address is not loaded anew behind its path, for as long as it is there', () => {
  const { unmount } = renderHook(() => useInPlace('/jobs'))
  expect([loadsDocument('/jobs'), loadsDocument('/jobs/smith')]).toEqual([false, true])
  unmount()
  expect(loadsDocument('/jobs')).toBe(true)
})
