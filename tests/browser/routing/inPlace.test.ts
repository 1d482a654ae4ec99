import { expect, test } from 'vitest'
import { isLoaded } from '../../../src/routing/inPlace.ts'
import { routes } from '../../../src/routing/routes.ts'

test('a link is left to the browser where only the server has what the page shows, and nowhere else', () => {
  const ofServer = routes.filter(({ isGiven, standsAlone }) => isGiven && !standsAlone)
  const left = routes.filter(({ path }) => isLoaded(path.replaceAll(/[:?]/g, '')))
  expect(left.map(({ path }) => path)).toEqual(ofServer.map(({ path }) => path))
})
