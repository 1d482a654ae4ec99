import { matchRoutes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { matchRoute } from '../../../src/routing/matchRoute.ts'
import { routes } from '../../../src/routing/routes.ts'

const patterns = routes.map(({ path }) => path).filter((path) => path.startsWith('/'))

/** Best matching pattern of an address, according to a router that ranks all patterns. */
const bestAt = (address: string) =>
  matchRoutes(
    patterns.map((path) => ({ path })),
    address,
  )?.at(-1)?.route.path ?? '*'

test('an address of any route opens the best matching page, although the first match is taken', () => {
  const addresses = patterns.flatMap((path) => [
    path.replaceAll(/[:?]/g, ''),
    path.replaceAll(/\/:\w+\?/g, ''),
    path.replaceAll(/:\w+\??/g, '%E2%82%AC').replace(/(?<=\w)$/, '/'),
  ])
  expect(addresses.map((address) => [address, matchRoute(address).path])).toEqual(
    addresses.map((address) => [address, bestAt(address)]),
  )
})

test.each(['/nowhere', '/gone', '/*', '/jobs/a/b', '/auth/login/nobody', '/candidate/nowhere'])(
  '%s, which matches no route, opens the page for unknown addresses',
  (address) => expect([matchRoute(address).path, bestAt(address)]).toEqual(['*', '*']),
)
