import type { Page } from 'playwright/test'
import { withStore } from '../../tests/server/support/databases.ts'
import type { App } from './app.ts'

type Work = Parameters<typeof withStore<unknown>>[1]

/** Changes the data while the server is stopped. The pages stay open and are offline meanwhile. */
export async function whileStopped(app: App, pages: readonly Page[], work: Work): Promise<void> {
  const browsers = pages.map((page) => page.context())
  for (const browser of browsers) await browser.setOffline(true)
  await app.stop()
  await withStore(app, work)
  await app.launch()
  for (const browser of browsers) await browser.setOffline(false)
}

/** Makes a deadline due. The server processes it when it starts. */
export const letComeDue = (app: App, pages: readonly Page[], subject: string, event: string) =>
  whileStopped(app, pages, (db) =>
    db
      .updateTable('jobs')
      .set({ due_at: 0 })
      .where('subject', '=', subject)
      .where('key', 'like', `%${event}`)
      .execute(),
  )
