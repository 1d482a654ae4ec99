import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { roles, type Role } from '../../contract/roles.ts'
import type { Users } from '../../machines/session/sessionEvents.ts'
import { candidate, employer } from '../machines/support/events.ts'
import { Browser } from './browser.ts'

const people = { candidate, employer }

interface Command {
  /** Representation in fast-check's reports. */
  readonly [fc.toStringMethod]: () => string
  readonly isOfAnotherTab: boolean
  readonly run: (browser: Browser) => Promise<void> | void
}

const role = fc.constantFrom(...roles)

const person = role.chain((as) =>
  fc.constantFrom('1', '2').map((id) => ({ role: as, user: { ...people[as], id } })),
)

const command = <Value>(
  values: fc.Arbitrary<Value>,
  name: string,
  run: (browser: Browser, value: Value) => unknown,
) =>
  values.map((value): Command => ({
    [fc.toStringMethod]: () => `${name} ${JSON.stringify(value)}`,
    isOfAnotherTab: name.startsWith('another tab'),
    run: async (browser) => {
      await run(browser, value)
    },
  }))

const inThisTab = [
  command(person, 'logs in', (browser, who) => browser.logsIn(who)),
  command(person, 'changes the profile', ({ session }, who) => session.send({ type: 'updated', ...who })),
  command(role, 'logs out', ({ session }, as) => session.send({ type: 'signOut', role: as })),
  command(role, 'opens the login', ({ session }, as) => session.send({ type: 'arrived', role: as })),
  command(fc.constant('it'), 'doubts', ({ session }) => session.send({ type: 'outdated' })),
  command(fc.boolean(), 'keeps cookies', (browser, keeps) => {
    browser.keepsCookies = keeps
  }),
  command(fc.subarray([...roles]), 'the server knows', (browser, known: Role[]) =>
    browser.confirms((as) => known.some((one) => one === as)),
  ),
  command(fc.boolean(), 'the logout arrives', (browser, isTold) => browser.ends(isTold)),
]

const inAnotherTab = [
  command(person, 'another tab signs in', (browser, who) => browser.set(who.role, who.user)),
  command(role, 'another tab signs out', (browser, as) => browser.set(as, undefined)),
]

const cookies = fc.record(
  { candidate: fc.constant(candidate), employer: fc.constant(employer) },
  { requiredKeys: [] },
)

/** Runs commands, and expects the session to match the cookies whenever it is not busy. */
async function play(found: Users, commands: readonly Command[]): Promise<void> {
  const browser = new Browser(found)
  await browser.settles()
  for (const { run, isOfAnotherTab } of commands) {
    // Concurrent actions of other tabs have a test of their own.
    if (isOfAnotherTab && browser.session.getSnapshot().matches('closing')) continue
    await run(browser)
    await browser.settles()
    expectSettled(browser)
  }
  browser.session.stop()
}

function expectSettled({ session, cookies: now }: Browser): void {
  const snapshot = session.getSnapshot()
  if (snapshot.hasTag('busy')) return
  expect(snapshot.context.users).toEqual(now)
  expect(snapshot.matches('member')).toBe(Object.keys(now).length > 0)
}

test('a person with a cookie is logged in, and nobody else, once the session has settled', async () => {
  await fc.assert(
    fc.asyncProperty(
      cookies,
      fc.array(fc.oneof(...inThisTab, ...inAnotherTab), { maxLength: 25 }),
      async (found, commands) => play(found, commands),
    ),
    { numRuns: 300 },
  )
})

test.each([
  ['signs in', employer],
  ['signs out', undefined],
])('during a slow logout another tab %s, and this tab knows it afterwards', async (_, user) => {
  const browser = new Browser({ candidate, ...(user ? {} : { employer }) })
  await browser.settles()
  browser.session.send({ type: 'signOut', role: 'candidate' })
  await browser.settles()
  browser.set('employer', user)
  await browser.settles()
  await browser.ends(true)
  expectSettled(browser)
})
