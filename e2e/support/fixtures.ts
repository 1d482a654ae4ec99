import { expect, test as base, type BrowserContext } from 'playwright/test'
import { startCluster, whyNoPostgres } from '../../tests/server/support/postgresCluster.ts'
import { App } from './app.ts'
import { Mailbox } from './mailbox.ts'

interface Options {
  /** Gives the test a server of its own, which it may stop, kill and restart. */
  ownApp: boolean
}

interface WorkerOptions {
  /** Kind of database that the server uses. */
  database: 'embedded' | 'postgres'
}

interface Fixtures {
  app: App
  mailbox: Mailbox
  /** Console of the browser. Unexpected messages fail the test. */
  browserConsole: BrowserConsole
  /** Allows console messages that the test provokes, such as the status of a refused call. */
  allowConsole: (pattern: RegExp) => void
  /** Skips tests that need PostgreSQL if none is available. */
  databaseIsThere: void
  /** Closes the browser contexts that a test opens, so that none keeps running beside the next test. */
  closedContexts: void
}

/** Event streams, which reconnect after an interruption, so that their connection errors are expected. */
const streams = /\/api\/\w+\/changes\?age=/
/** Background counts, which are refused if the session ends or changes meanwhile. */
const countedInVain = /status of 401 .*\/api\/\w+\/count-waiting/
/** Error of Chromium when it shows a page before its transition begins. No script of ours starts transitions. */
const lateTransition = /^uncaught: InvalidStateError: Transition was aborted .* Page already revealed$/

/** Collects errors, warnings and content policy violations of all pages in the watched contexts. */
export class BrowserConsole {
  readonly #allowed = [streams, countedInVain, lateTransition]
  readonly #said: string[] = []

  allow(pattern: RegExp): void {
    this.#allowed.push(pattern)
  }

  watch(context: BrowserContext): void {
    context.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()))
        this.#said.push(`${message.type()}: ${message.text()} (${message.location().url})`)
    })
    context.on('weberror', (error) => this.#said.push(`uncaught: ${String(error.error())}`))
  }

  complaints(): string[] {
    return this.#said.filter((text) => !this.#allowed.some((pattern) => pattern.test(text)))
  }
}

export const test = base.extend<Options & Fixtures, WorkerOptions & { sharedApp: App }>({
  ownApp: [false, { option: true }],

  database: ['embedded', { option: true, scope: 'worker' }],

  databaseIsThere: [
    async ({ database }, use, testInfo) => {
      const reason = database === 'postgres' && !process.env['CI'] ? whyNoPostgres() : undefined
      if (reason) process.stderr.write(`\nNOT TESTED ON POSTGRESQL: ${testInfo.title}. ${reason}\n`)
      testInfo.skip(reason !== undefined, reason)
      await use()
    },
    { auto: true },
  ],

  closedContexts: [
    async ({ browser }, use) => {
      await use()
      await Promise.all(browser.contexts().map((context) => context.close()))
    },
    { auto: true },
  ],

  sharedApp: [
    async ({ database }, use) => {
      const cluster = database === 'postgres' ? await startCluster() : undefined
      const app = await App.start(cluster?.url)
      await use(app)
      await app.remove()
      await cluster?.remove()
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  app: async ({ ownApp, sharedApp }, use) => {
    const app = ownApp ? await App.start(sharedApp.databaseUrl) : sharedApp
    await use(app)
    if (ownApp) await app.remove()
  },

  baseURL: ({ app }, use) => use(app.origin),

  mailbox: ({ app }, use) => use(new Mailbox(app)),

  browserConsole: async ({}, use) => {
    const browserConsole = new BrowserConsole()
    await use(browserConsole)
    expect(browserConsole.complaints(), 'what the console says').toEqual([])
  },

  allowConsole: ({ browserConsole }, use) => use((pattern) => browserConsole.allow(pattern)),

  context: async ({ context, browserConsole }, use) => {
    browserConsole.watch(context)
    await use(context)
  },
})

export { expect }
