import { expect, test } from 'vitest'
import { isFollowed, isLoaded, useInPlace } from '../../../src/routing/inPlace.ts'
import { routes } from '../../../src/routing/routes.ts'
import { renderHook } from '../support/renderHook.tsx'

test('a link is left to the browser where only the server has what the page shows, and nowhere else', () => {
  const ofServer = routes.filter(({ isGiven, standsAlone }) => isGiven && !standsAlone)
  const left = routes.filter(({ path }) => isLoaded(path.replaceAll(/[:?]/g, '')))
  expect(left.map(({ path }) => path)).toEqual(ofServer.map(({ path }) => path))
})

test('a page that follows its address is not loaded anew behind its path, for as long as it is there', () => {
  const { unmount } = renderHook(() => useInPlace('/jobs'))
  expect([isFollowed('/jobs'), isLoaded('/jobs'), isLoaded('/companies')]).toEqual([true, false, true])
  unmount()
  expect([isFollowed('/jobs'), isLoaded('/jobs')]).toEqual([false, true])
})
