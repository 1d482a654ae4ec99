import type { Page, Route } from 'playwright/test'
import { postingFigures, published } from '../../../stories/support/postings.ts'
import { signInEmployer } from '../accounts.ts'
import { HeldCalls, type HeldName } from '../calls.ts'
import type { Tools } from '../driver.ts'
import type { Scene } from '../ends.ts'

/** Published posting that allows one event of each kind; the responses have tests of their own. */
export const posting = { ...published, can: ['pause', 'close', 'renew', 'discard'] }

export const conflict = {
  message: 'This has been changed in the meantime.',
  code: 'conflict',
  revision: 9,
} as const

/** Opens a page of an employer with the named calls held. */
export async function open(
  { page, app }: Tools,
  address: string,
  ...names: readonly HeldName[]
): Promise<Scene> {
  await signInEmployer(page, app)
  // The server does not know this posting, so its statistics are mocked.
  const { views, ...statistics } = postingFigures
  await page.route('**/api/employer/posting-statistics', (route) => fulfill(route, statistics))
  await page.route('**/api/employer/count-views', (route) => fulfill(route, views))
  const calls = await HeldCalls.of(page, ...names)
  await page.clock.install()
  await page.goto(address)
  return { page, calls }
}

const fulfill = (route: Route, result: object) =>
  route.fulfill({ json: { status: true, result, error: null } })

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const stillWorking = (page: Page) => page.getByText('Still working. The connection may be slow.')
export const title = (page: Page) => page.getByRole('heading', { level: 1, name: posting.posting.title })

export const done = (effect: string, output: object) => ({
  type: `xstate.done.actor.${effect}`,
  actorId: effect,
  output,
})
export const failed = (effect: string, error: object) => ({
  type: `xstate.error.actor.${effect}`,
  actorId: effect,
  error,
})
