import { expect, type Page } from 'playwright/test'
import * as v from 'valibot'
import { success } from '../../contract/envelope.ts'
import { sessionMachine } from '../../machines/session/session.ts'
import { failureWords, loggedOutHereOnly } from '../../src/words/failures.ts'
import { candidate, employer } from '../../tests/machines/support/events.ts'
import type { App } from '../support/app.ts'
import { candidateCookie, fillLogin, loginButton } from '../support/people.ts'
import { ask, newAccountElsewhere, tellPages, type Account } from './accounts.ts'
import { dropNewCookies, endSessions, keepNewCookies, takeCookies } from './browserCookies.ts'
import type { Place } from '../../tests/machines/support/coveringPaths.ts'
import { HeldCalls } from './calls.ts'
import { driverOf, type Drive, type Tools } from './driver.ts'
import { updated } from './editing.ts'
import { expectToast, type Scene } from './ends.ts'

interface SessionScene extends Scene {
  readonly tools: Tools
  readonly account: Account
  /** Releases the page's scripts, whose download is held. */
  readonly letScriptsCome: () => void
}

type SessionDrive = Drive<SessionScene>

const role = 'candidate'
const mailedLink = '/auth/verify/candidate/nobody%40example.com/CODE'
const failsToKeep = 'xstate.error.actor.keep'
const settings = '/candidate/profile?tab=settings'

const contextSchema = v.object({ users: v.record(v.string(), v.unknown()) })

const users = ({ context }: Place) => v.parse(contextSchema, context).users
const isGuest = (snapshot: Place) => snapshot.matches('guest')
const isMember = (snapshot: Place) => snapshot.matches({ member: 'confirmed' })
const isClosing = (snapshot: Place) => snapshot.matches('closing')
const isCandidate = (snapshot: Place) => isMember(snapshot) && !users(snapshot)['employer']

const end = (kind: 'done' | 'error', call: string, more: object) => ({
  type: `xstate.${kind}.actor.${call}`,
  actorId: call,
  ...more,
})

const confirmed = (known: object) => end('done', 'confirm', { output: { known, cookies: {} } })

/** Navigates within the document, as Back and Forward do. */
const go = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)

const logIn =
  (path: string, wayOn: string): SessionDrive['drive'] =>
  async ({ page, account }) => {
    await go(page, path)
    await fillLogin(page, account.person)
    await loginButton(page).click()
    await expect(page).toHaveURL(wayOn)
  }

const logInElsewhere = (page: Page, app: App, { person: { emailAddress, password } }: Account) =>
  ask(page, app, 'login', { emailAddress, password })

const withCandidate: SessionDrive['drive'] = async ({ tools: { page, app }, account }) => {
  await logInElsewhere(page, app, account)
  await tellPages(page, app, account)
}

const memberLinks = (page: Page) => page.getByRole('link', { name: /^(Dashboard|Logout)$/ })

const expectMember = async (page: Page) => {
  await expect(memberLinks(page).first()).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-member')
}

const isBeingConfirmed = ({ calls }: Scene) => expect.poll(() => calls.isWaiting('session'))

export const session = driverOf<SessionScene>({
  machine: sessionMachine,
  input: undefined,
  // The paths of passkeys and exports cover it.
  elsewhere: ['member: logInAgain'],
  open: async (tools) => {
    const { page, app } = tools
    const account = await newAccountElsewhere(page, app)
    await page.route('**/api/employer/login', (route) => route.fulfill({ json: success(employer) }))
    const calls = await HeldCalls.of(page, 'session', 'logout')
    const { promise: scriptsMayCome, resolve: letScriptsCome } = Promise.withResolvers<void>()
    await page.route('**/assets/base-*.js', async (route) => {
      await scriptsMayCome
      await route.continue()
    })
    await page.goto(settings, { waitUntil: 'commit' })
    return { page, calls, tools, account, letScriptsCome }
  },
  moves: {
    'finds no cookie': {
      event: { type: 'cookiesRead', users: {} },
      from: (snapshot) => snapshot.matches('restoring'),
      drive: async ({ letScriptsCome }) => letScriptsCome(),
    },
    'finds a cookie': {
      event: { type: 'cookiesRead', users: { candidate } },
      from: (snapshot) => snapshot.matches('restoring'),
      drive: async (scene, next) => {
        await withCandidate(scene, next)
        scene.letScriptsCome()
      },
    },
    'the server knows them': {
      event: (snapshot) => confirmed(users(snapshot)),
      drive: ({ calls }) => calls.pass('session'),
    },
    'the server knows nobody': {
      event: confirmed({}),
      drive: async ({ page, calls }) => {
        await endSessions(page)
        await calls.pass('session')
        await expectToast(page, 'Session ended')
      },
    },
    'the server cannot be asked': {
      event: end('error', 'confirm', { error: { code: 'unreachable', message: '' } }),
      drive: ({ calls }) => calls.drop('session'),
    },
    'another tab logs in': {
      event: (snapshot) => ({ type: 'cookiesRead', users: { ...users(snapshot), candidate } }),
      from: (snapshot) => isGuest(snapshot) || isClosing(snapshot),
      drive: withCandidate,
    },
    'another tab logs out': {
      event: (snapshot) => {
        const { candidate: _gone, ...others } = users(snapshot)
        return { type: 'cookiesRead', users: others }
      },
      from: isMember,
      drive: ({ page }) => takeCookies(page, role),
    },
    'logs in': {
      event: { type: 'signedIn', role, user: candidate },
      from: (snapshot) => isGuest(snapshot) || (isClosing(snapshot) && !users(snapshot)['candidate']),
      drive: logIn('/auth/login/candidate?next=%2Fcandidate%2Fhelp', '/candidate/help'),
    },
    'logs in as an employer too': {
      event: { type: 'signedIn', role: 'employer', user: employer },
      from: (snapshot) => isCandidate(snapshot) || (isClosing(snapshot) && !users(snapshot)['employer']),
      drive: logIn('/auth/login/employer', '/employer'),
    },
    'saves the profile': {
      event: { type: 'updated', role, user: candidate },
      from: isCandidate,
      drive: async ({ page }, next) => {
        await go(page, settings)
        if (next?.event.type === failsToKeep) await dropNewCookies(page)
        await page.getByLabel('First name').pressSequentially('x')
        await page.getByLabel('User name').fill(`ada${Date.now()}`)
        await page.getByRole('button', { name: 'Save' }).click()
      },
    },
    'the browser keeps the cookie': {
      event: end('done', 'keep', {}),
      drive: ({ page }) => expectToast(page, updated),
    },
    'the browser drops the cookie': {
      event: end('error', 'keep', { error: { code: 'unkept', message: failureWords.unkept } }),
      drive: async ({ page }) => {
        await expectToast(page, failureWords.unkept)
        await keepNewCookies(page)
      },
    },
    'logs out': {
      event: { type: 'signOut', role },
      from: (snapshot) => isGuest(snapshot) || isMember(snapshot),
      drive: ({ page }) => go(page, '/candidate/logout'),
    },
    'logs out as the employer too': {
      event: { type: 'signOut', role: 'employer' },
      from: (snapshot) => isClosing(snapshot) && users(snapshot)['employer'] !== undefined,
      drive: async ({ page, calls }) => {
        await go(page, '/employer/logout')
        await expect.poll(() => calls.isWaitingFor('employer', 'logout')).toBe(true)
      },
    },
    'the server ends the session': {
      event: end('done', 'logout', {}),
      drive: async ({ page, calls, tools: { app }, account }) => {
        const answered = page.waitForResponse(/\/logout$/)
        // Each role has its own logout call.
        do await calls.pass('logout')
        while (calls.isWaiting('logout'))
        await answered
        // The logout also ends a session that another tab has just started, so that tab logs in again.
        if (await candidateCookie(page)) await logInElsewhere(page, app, account)
      },
    },
    'the server cannot be told': {
      event: end('error', 'logout', { error: { code: 'unreachable', message: loggedOutHereOnly } }),
      drive: async ({ page, calls }) => {
        do await calls.drop('logout')
        while (calls.isWaiting('logout'))
        await expectToast(page, loggedOutHereOnly)
      },
    },
    'opens the login': {
      event: { type: 'arrived', role },
      from: isCandidate,
      drive: async ({ page }) => {
        await go(page, '/auth/login/candidate')
        await expect(page).toHaveURL('/candidate/dashboard')
      },
    },
    'follows a link out of a mail': {
      event: { type: 'outdated' },
      from: isCandidate,
      drive: ({ page }) => go(page, mailedLink),
    },
  },
  states: {
    restoring: ({ page }) => expect(page.getByText('Opening your account')).toBeVisible(),
    guest: async ({ page }) => {
      await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible()
      await expect(memberLinks(page)).toHaveCount(0)
      await expect(page.locator('html')).not.toHaveAttribute('data-member')
    },
    'member.unconfirmed': async (scene) => {
      await isBeingConfirmed(scene).toBe(true)
      await expectMember(scene.page)
    },
    'member.confirmed': async (scene) => {
      await expectMember(scene.page)
      await isBeingConfirmed(scene).toBe(false)
    },
    // The state ends at once, so only its targets can be checked.
    keeping: () => Promise.resolve(),
    closing: ({ calls }) => expect.poll(() => calls.isWaiting('logout')).toBe(true),
  },
})
