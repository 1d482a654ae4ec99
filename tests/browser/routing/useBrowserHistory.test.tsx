import { beforeEach, expect, test } from 'vitest'
import { useBrowserHistory } from '../../../src/routing/useBrowserHistory.ts'
import { renderHook } from '../support/renderHook.tsx'

const pathOf = ({ pathname, search }: { pathname: string; search: string }) => pathname + search

function start() {
  const here = { pathname: '/', search: '', state: null, arrivedBy: 'load' } as const
  const rendered = renderHook(() => useBrowserHistory({ here, route: undefined }))
  const navigation = () => rendered.current().navigation
  const shown = () => pathOf(navigation().location)
  return { navigation, shown, route: () => rendered.current().route }
}

beforeEach(() => history.replaceState(null, '', '/'))

test('a navigation adds an entry to the history, and shows the route of its path', async () => {
  const { navigation, shown, route } = start()
  const before = history.length
  navigation().navigate('/auth/login?next=%2Fjobs', { state: { emailAddress: 'ada@example.com' } })
  await expect.poll(() => shown()).toBe('/auth/login?next=%2Fjobs')
  expect(history.length).toBe(before + 1)
  expect(route()?.title).toBe('Login')
  expect(navigation().location).toMatchObject({
    arrivedBy: 'step',
    state: { emailAddress: 'ada@example.com' },
  })
})

test.each([
  ['one that replaces', '/features', true],
  ['one to the page that is shown', '/', false],
])('%s adds no entry', async (_, to, replace) => {
  const { navigation, shown } = start()
  const before = history.length
  navigation().navigate(to, { replace })
  await expect.poll(() => navigation().location.arrivedBy).toBe('step')
  expect([shown(), history.length]).toEqual([to, before])
})

test('Back shows the previous page with its state', async () => {
  const { navigation, shown } = start()
  navigation().replaceState({ passwordChanged: true })
  navigation().navigate('/pricing')
  await expect.poll(() => shown()).toBe('/pricing')
  history.back()
  await expect.poll(() => shown()).toBe('/')
  expect(navigation().location).toMatchObject({ arrivedBy: 'travel', state: { passwordChanged: true } })
})

test('replacing the state changes the address bar, and not the page', () => {
  const { navigation, shown } = start()
  navigation().replaceState(null, '/auth/verify/candidate')
  expect([location.pathname, shown()]).toEqual(['/auth/verify/candidate', '/'])
})

test('a navigation to a replaced address adds no entry', async () => {
  const { navigation, shown } = start()
  navigation().replaceState(null, '/auth/login')
  const before = history.length
  navigation().navigate('/auth/login')
  await expect.poll(() => shown()).toBe('/auth/login')
  expect(history.length).toBe(before)
})

test('a jump within the page does not count as a navigation', async () => {
  const { navigation } = start()
  location.hash = 'part'
  history.back()
  await expect.poll(() => location.hash).toBe('')
  navigation().navigate('/pricing')
  await expect.poll(() => navigation().location.arrivedBy).not.toBe('load')
  expect(navigation().location.arrivedBy).toBe('step')
})

test.each(['/nowhere', '/auth/nowhere', '/candidate/nowhere'])(
  'the path %s, which matches no route, opens the page for unknown addresses',
  async (path) => {
    const { navigation, route } = start()
    navigation().navigate(path)
    await expect.poll(() => route()?.title).toBe('Page not found')
  },
)

test('of two navigations in a row only the second is shown', async () => {
  const { navigation, shown } = start()
  navigation().navigate('/employer/postings')
  navigation().navigate('/pricing')
  const seen = new Set<string>()
  await expect.poll(() => seen.add(shown())).toContain('/pricing')
  expect([...seen]).not.toContain('/employer/postings')
})
