import { expect, type Page, type Request, type Route } from 'playwright/test'
import { applicationCalls } from '../../contract/applications/calls.ts'
import { accountCalls } from '../../tests/contract/support/accountCalls.ts'
import { letterCalls } from '../../contract/letters/calls.ts'
import { changeStream, type Change } from '../../contract/changes.ts'
import { ownCompanyCalls } from '../../contract/companies/ownCompany.ts'
import { success, type Refusal } from '../../contract/envelope.ts'
import { emailAddressCalls } from '../../contract/identity/emailAddress.ts'
import { passkeyCalls } from '../../contract/identity/passkeys.ts'
import { exportCalls } from '../../contract/privacy/exportCalls.ts'
import { linkedProviderCalls } from '../../contract/identity/linkedProviders.ts'
import { openSessionCalls } from '../../contract/identity/sessions.ts'
import { termsCalls } from '../../contract/privacy/legal.ts'
import { noticeCalls } from '../../contract/notices/calls.ts'
import { postingCalls } from '../../contract/postings/calls.ts'
import { deletionCalls } from '../../contract/privacy/deletionCalls.ts'
import { publicCalls } from '../../contract/postings/report.ts'
import { resumeUploads } from '../../contract/resumes/uploads.ts'
import { resumeCalls } from '../../contract/resumes/calls.ts'
import { savedJobCalls } from '../../contract/search/calls.ts'
import { searchReads } from '../../contract/search/reads.ts'
import type { Role } from '../../contract/roles.ts'
import { uploads } from '../../contract/files/uploads.ts'

const table = {
  ...accountCalls,
  ...postingCalls,
  ...letterCalls,
  ...noticeCalls,
  ...resumeCalls,
  ...savedJobCalls,
  ...publicCalls,
  ...applicationCalls,
  ...uploads,
  ...resumeUploads,
  ...ownCompanyCalls,
  ...deletionCalls,
  ...passkeyCalls,
  ...emailAddressCalls,
  ...exportCalls,
  ...linkedProviderCalls,
  ...openSessionCalls,
  ...termsCalls,
  jobs: searchReads.jobs,
  areas: searchReads.areas,
}

export type HeldName = keyof typeof table

/** URL pattern of a call. Calls have a role in their path; public reads have none, and can have a query. */
const patternOf = (name: HeldName) =>
  name === 'jobs' || name === 'areas'
    ? new RegExp(`/api/${table[name].path}(\\?|$)`)
    : `**/api/*/${table[name].path}`

/** Holds API calls until a path decides their outcome. */
export class HeldCalls {
  readonly #page: Page
  readonly #waiting: { readonly name: HeldName; readonly route: Route }[] = []
  #stream: Route | undefined

  private constructor(page: Page) {
    this.#page = page
    page.on('requestfailed', (request) => this.#forget(request))
  }

  static async of(page: Page, ...names: readonly HeldName[]): Promise<HeldCalls> {
    const held = new HeldCalls(page)
    await page.route(`**/api/*/${changeStream.path}?*`, (route) => {
      held.#stream = route
    })
    for (const name of names)
      await page.route(patternOf(name), (route) => void held.#waiting.push({ name, route }))
    return held
  }

  isWaiting(name: HeldName): boolean {
    return this.#waiting.some((call) => call.name === name)
  }

  isWaitingFor(role: Role, name: HeldName): boolean {
    const path = `${role}/${table[name].path}`
    return this.#waiting.some(({ route }) => route.request().url().endsWith(`/${path}`))
  }

  /** Sends a change event to the page. */
  async tell(change: Change): Promise<void> {
    await expect.poll(() => this.#stream !== undefined, { message: 'the stream of changes' }).toBe(true)
    const stream = this.#stream
    this.#stream = undefined
    const body = `event: ${changeStream.events.change}\ndata: ${JSON.stringify(change)}\n\n`
    await stream?.fulfill({ contentType: 'text/event-stream', body })
  }

  /**
   * Runs work that makes the page abort a pending call and repeat it, and waits until only the new call is
   * pending.
   */
  async anew(name: HeldName, work: () => Promise<void>): Promise<void> {
    const before = new Set(this.#waiting)
    await work()
    const waiting = () => this.#waiting.filter((call) => call.name === name)
    await expect
      .poll(() => waiting().length > 0 && waiting().every((call) => !before.has(call)), {
        message: `the call ${name}, made anew`,
        intervals: [10, 20, 50],
      })
      .toBe(true)
  }

  /** Lets the next call reach the server. */
  async pass(name: HeldName): Promise<void> {
    await (await this.#next(name)).continue()
  }

  /** Sends the call to the server with changes that make the server refuse it. */
  async alter(name: HeldName, changes: object): Promise<void> {
    const route = await this.#next(name)
    const sent: unknown = route.request().postDataJSON()
    await route.continue({ postData: JSON.stringify({ ...(typeof sent === 'object' && sent), ...changes }) })
  }

  /** Answers the call without the server. */
  async answer(name: HeldName, result: unknown): Promise<void> {
    await (await this.#next(name)).fulfill({ json: success(result) })
  }

  /**
   * Answers the newest call without the server while older ones are pending.
   *
   * @param count number of pending calls to wait for
   */
  async answerNewest(name: HeldName, count: number, result: unknown): Promise<void> {
    const waiting = () => this.#waiting.filter((call) => call.name === name)
    await expect.poll(() => waiting().length, { message: `the call ${name}` }).toBe(count)
    const newest = waiting().at(-1)
    if (!newest) throw new Error(`There is no call ${name}.`)
    this.#waiting.splice(this.#waiting.indexOf(newest), 1)
    await newest.route.fulfill({ json: success(result) })
  }

  /** Refuses the call without the server. */
  async refuse(name: HeldName, error: Refusal['error'], status = 409): Promise<void> {
    await (await this.#next(name)).fulfill({ status, json: { status: false, result: null, error } })
  }

  /** Aborts the call, so that it gets no response. */
  async drop(name: HeldName): Promise<void> {
    await (await this.#next(name)).abort()
  }

  /** Answers the call with HTML, as a captive portal does. */
  async garble(name: HeldName): Promise<void> {
    const body = '<!doctype html><h1>Welcome to this network</h1>'
    await (await this.#next(name)).fulfill({ contentType: 'text/html', body })
  }

  /** Disconnects the device while the call is pending. */
  async cut(name: HeldName): Promise<void> {
    const route = await this.#next(name)
    await this.#page.context().setOffline(true)
    await route.abort()
  }

  async #next(name: HeldName): Promise<Route> {
    await expect
      .poll(() => this.isWaiting(name), { message: `the call ${name}`, intervals: [10, 20, 50] })
      .toBe(true)
    const index = this.#waiting.findIndex((call) => call.name === name)
    const [call] = this.#waiting.splice(index, 1)
    if (!call) throw new Error(`There is no call ${name}.`)
    return call.route
  }

  #forget(request: Request): void {
    const index = this.#waiting.findIndex(({ route }) => route.request() === request)
    if (index !== -1) this.#waiting.splice(index, 1)
  }
}
