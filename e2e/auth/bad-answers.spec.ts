import type { Page, Route } from 'playwright/test'
import { expect, test } from '../support/fixtures.ts'
import {
  beginThere,
  candidateCookie,
  fillLogin,
  fillRegistration,
  loginButton,
  recordCalls,
  registerButton,
  somebody,
  toasts,
} from '../support/people.ts'

const unreadable = 'The server gave an answer that could not be read. Try again in a moment.'
const unreachable = 'The server could not be reached. Nothing was lost: try again.'
const unexplained = 'The server refused without giving a reason. Try again.'
const offline = 'You seem to be offline. Nothing was lost: connect, then try again.'
const timeout = 'The server took too long to answer. Nothing was lost: try again.'
const page500 = '<!doctype html><h1>Internal Server Error</h1>'

/** Scripts that pages load on the first interaction. */
const loadedOnFirstTouch = /\/assets\/interaction-/

type Answer = Parameters<Route['fulfill']>[0]

const json = (body: string): Answer => ({ contentType: 'application/json', body })

/** Responses of a broken server or proxy. */
const badAnswers: readonly { name: string; answer: Answer | 'none'; message: string }[] = [
  { name: 'HTML with 200', answer: { contentType: 'text/html', body: page500 }, message: unreadable },
  {
    name: 'HTML with 500',
    answer: { status: 500, contentType: 'text/html', body: page500 },
    message: unreadable,
  },
  { name: 'malformed JSON', answer: json('{"status":true,"resul'), message: unreadable },
  { name: 'an empty body', answer: json(''), message: unreadable },
  { name: 'no content', answer: { status: 204 }, message: unreadable },
  { name: 'null', answer: json('null'), message: unreadable },
  { name: 'an array', answer: json('[]'), message: unreadable },
  { name: 'a text', answer: json('"true"'), message: unreadable },
  { name: 'a status that is a text', answer: json('{"status":"true","result":{}}'), message: unreadable },
  { name: 'no status', answer: json('{"result":{"id":"1"}}'), message: unreadable },
  { name: 'success without a result', answer: json('{"status":true}'), message: unreadable },
  { name: 'a result that is null', answer: json('{"status":true,"result":null}'), message: unreadable },
  {
    name: 'a result that is no user',
    answer: json('{"status":true,"result":{"id":7}}'),
    message: unreadable,
  },
  { name: 'a refusal without a reason', answer: json('{"status":false}'), message: unexplained },
  {
    name: 'a refusal with a reason of another shape',
    answer: json('{"status":false,"error":["no"]}'),
    message: unexplained,
  },
  {
    name: 'a reason that holds markup',
    answer: json('{"status":false,"error":{"message":"<img src=x onerror=alert(1)>"}}'),
    message: '<img src=x onerror=alert(1)>',
  },
  { name: 'nothing at all', answer: 'none', message: unreachable },
]

const person = somebody()

const entries = [
  {
    name: 'login',
    path: '/auth/login/candidate',
    title: 'Error',
    values: [person.emailAddress, person.password],
    fill: fillLogin,
    button: loginButton,
  },
  {
    name: 'registration',
    path: '/auth/register/candidate',
    title: 'Error!',
    values: [person.firstName, person.lastName, person.emailAddress, person.password],
    fill: fillRegistration,
    button: registerButton,
  },
] as const

for (const entry of entries) {
  test.describe(entry.name, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(entry.path)
      await entry.fill(page, person)
    })

    test('survives every invalid response', async ({ page, allowConsole }) => {
      allowConsole(/Failed to load resource/)
      let answered: Answer | 'none' = 'none'
      await page.route('**/api/candidate/*', (route) =>
        answered === 'none' ? route.abort() : route.fulfill(answered),
      )
      for (const { name, answer, message } of badAnswers) {
        await test.step(name, async () => {
          answered = answer
          await entry.button(page).click()
          await expectFailure(page, entry, message)
        })
      }
    })

    test('shows that the device is offline, and works once it is online', async ({
      page,
      context,
      allowConsole,
    }) => {
      allowConsole(/ERR_INTERNET_DISCONNECTED/)
      await expect(page.locator('form[data-ready]')).toBeVisible()
      await beginThere(page)
      await context.setOffline(true)
      await entry.button(page).click()
      await expectFailure(page, entry, offline)
      await context.setOffline(false)
      const answer = page.waitForResponse('**/api/candidate/*')
      await entry.button(page).click()
      await answer
      await expect(toasts(page).getByText('You seem to be offline')).toHaveCount(0)
    })

    test('shows that the device is offline if only the page was loaded', async ({
      page,
      context,
      allowConsole,
    }) => {
      allowConsole(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/)
      await page.route(loadedOnFirstTouch, (route) => route.abort())
      await page.goto(entry.path)
      await entry.fill(page, person)
      await expect(page.locator('form[data-ready]')).toBeVisible()
      await context.setOffline(true)
      await entry.button(page).click()
      await expect(page.locator('form').getByRole('alert')).toHaveText(offline)
      await page.unroute(loadedOnFirstTouch)
      await context.setOffline(false)
      await expectFailure(page, entry, offline)
      const answer = page.waitForResponse('**/api/candidate/*')
      await entry.button(page).click()
      await answer
      await expect(toasts(page).getByText('You seem to be offline')).toHaveCount(0)
    })

    test('gives up after 15 seconds, and shows after 8 that it is still waiting', async ({ page }) => {
      await page.clock.install({ time: 0 })
      await page.goto(entry.path)
      await entry.fill(page, person)
      await page.route('**/api/candidate/*', () => undefined)
      // The page's clock stops here, so that slow machines get the same result.
      await page.clock.pauseAt(600_000)
      await entry.button(page).click()
      await expect(entry.button(page)).toHaveAttribute('aria-disabled', 'true')
      await page.clock.runFor(7_900)
      await expect(page.getByText('Still working')).toHaveCount(0)
      await page.clock.runFor(200)
      await expect(page.getByText('Still working')).toBeVisible()
      await page.clock.runFor(7_000)
      await page.clock.resume()
      await expectFailure(page, entry, timeout)
    })

    test('sends one request, however often it is submitted meanwhile', async ({ page }) => {
      const calls = recordCalls(page)
      const answer = Promise.withResolvers<void>()
      await page.route('**/api/candidate/*', async (route) => {
        await answer.promise
        await route.fulfill(json('{"status":false,"error":{"message":"Not now."}}'))
      })
      await entry.button(page).dblclick()
      await page.getByLabel('Password', { exact: true }).press('Enter')
      await entry.button(page).click({ force: true })
      await page.keyboard.press('Enter')
      answer.resolve()
      await expectFailure(page, entry, 'Not now.')
      expect(calls).toHaveLength(1)
    })
  })
}

/**
 * Expects one error notification, the same message in the form, all input preserved, and an enabled button.
 */
async function expectFailure(page: Page, entry: (typeof entries)[number], message: string): Promise<void> {
  await expect(toasts(page)).toHaveCount(1)
  await expect(toasts(page).getByText(entry.title, { exact: true })).toBeVisible()
  await expect(toasts(page).getByText(message, { exact: true })).toBeVisible()
  await expect(page.locator('form').getByRole('alert')).toHaveText(message)
  expect(await typedIn(page)).toEqual(entry.values)
  await expect(entry.button(page)).toBeEnabled()
  await expect(page.locator('form')).toHaveAttribute('aria-busy', 'false')
  await expect(page).toHaveURL(entry.path)
  expect(await candidateCookie(page)).toBeUndefined()
}

/** Values of all fields in the form. */
const typedIn = (page: Page) =>
  page
    .locator('form input')
    .evaluateAll((inputs) => inputs.map((input) => (input instanceof HTMLInputElement ? input.value : '')))
