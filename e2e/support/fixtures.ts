import { expect, test as base, type BrowserContext } from 'playwright/test'
import { App } from './app.ts'
import { Mailbox } from './mailbox.ts'

interface Options {
  /** Gives the test a server that no other test uses, to be stopped, killed and restarted at will. */
  ownApp: boolean
}

interface Fixtures {
  app: App
  mailbox: Mailbox
  /** What the console of the browser says, which fails the test unless it was allowed. */
  browserConsole: BrowserConsole
  /** Lets the console say what a test provokes, such as the status of a refused call. */
  allowConsole: (pattern: RegExp) => void
}

/** A stream that is cut, as by a server that ends, is opened again: what the browser says of it is no complaint. */
const streams = /\/api\/\w+\/changes\?age=/

/** Collects errors, warnings and violated content policies of every page of the contexts it watches. */
export class BrowserConsole {
  readonly #allowed = [streams]
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

export const test = base.extend<Options & Fixtures, { sharedApp: App }>({
  ownApp: [false, { option: true }],

  sharedApp: [
    async ({}, use) => {
      const app = await App.start()
      await use(app)
      await app.remove()
    },
    { scope: 'worker' },
  ],

  app: async ({ ownApp, sharedApp }, use) => {
    const app = ownApp ? await App.start() : sharedApp
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
