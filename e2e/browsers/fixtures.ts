import { expect, test as base } from 'playwright/test'
import type { Engine } from '../../scripts/browsers/engines.ts'
import { App } from '../support/app.ts'
import { Mailbox } from '../support/mailbox.ts'
import type { DrivenBrowser } from './driver.ts'
import { startFirefox } from './firefox.ts'
import { Visitor } from './visitor.ts'
import { startWebKit } from './webkit.ts'

const start: Readonly<Record<Engine, () => Promise<DrivenBrowser>>> = {
  firefox: startFirefox,
  webkit: startWebKit,
}

export interface EngineOption {
  engine: Engine
}

interface Shared extends EngineOption {
  app: App
  driven: DrivenBrowser
}

export const test = base.extend<{ visitor: Visitor; mailbox: Mailbox }, Shared>({
  engine: ['firefox', { option: true, scope: 'worker' }],

  app: [
    async ({}, use) => {
      const app = await App.start()
      await use(app)
      await app.remove()
    },
    { scope: 'worker' },
  ],

  driven: [
    async ({ engine }, use) => {
      const driven = await start[engine]()
      await use(driven)
      await driven.close()
    },
    { scope: 'worker' },
  ],

  visitor: async ({ app, driven }, use) => {
    const driver = await driven.newWindow()
    await use(new Visitor(driver, app.origin))
    await driver.close()
  },

  mailbox: ({ app }, use) => use(new Mailbox(app)),
})

export { expect }
