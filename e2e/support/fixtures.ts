import { expect, test as base, type BrowserContext } from 'playwright/test'
import { startCluster, whyNoPostgres } from '../../tests/server/support/postgresCluster.ts'
import { App } from './app.ts'
import { Mailbox } from './mailbox.ts'

interface Options {
  /** Gives the test a server that no other test uses, to be stopped, killed and restarted at will. */
  ownApp: boolean
}

interface WorkerOptions {
  /** Database of the server. */
  database: 'embedded' | 'postgres'
}

interface Fixtures {
  app: App
  mailbox: Mailbox
  /** Console of the browser. Unexpected messages fail the test. */
  browserConsole: BrowserConsole
  /** Lets the console say what a test provokes, such as the status of a refused call. */
  allowConsole: (pattern: RegExp) => void
  /** Skips a test that needs a PostgreSQL where none can be had. */
  databaseIsThere: void
}

/** A stream that is cut, as by a server that ends, is opened again: what the browser says of it is no complaint. */
const streams = /\/api\/\w+\/changes\?age=/
/** A background count may be under way when its session ends or is replaced. */
const countedInVain = /status of 401 .*\/api\/\w+\/count-waiting/

/** Collects errors, warnings and violated content policies of every page of the contexts it watches. */
export class BrowserConsole {
  readonly #allowed = [streams, countedInVain]
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
