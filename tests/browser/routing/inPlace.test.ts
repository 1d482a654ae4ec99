import { expect, test } from 'vitest'
import { useInPlace } from '../../../src/routing/inPlace.ts'
import { isLoaded } from '../../../src/routing/isLoaded.ts'
import { renderHook } from '../support/renderHook.tsx'

test('a page that follows its address is not loaded anew behind its path, for as long as it is there', () => {
  const { unmount } = renderHook(() => useInPlace('/jobs'))
  expect([isLoaded('/jobs'), isLoaded('/jobs/smith')]).toEqual([false, true])
  unmount()
  expect(isLoaded('/jobs')).toBe(true)
})
