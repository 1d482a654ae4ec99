import type { Page } from 'playwright/test'

/** Removes the cookies with this name, as a logout in another tab does. */
export const takeCookies = (page: Page, name: string): Promise<void> => page.context().clearCookies({ name })

/** Removes the session cookies of the server, as if the sessions had ended there. */
export async function endSessions(page: Page): Promise<void> {
  const cookies = await page.context().cookies()
  for (const { name, httpOnly } of cookies) if (httpOnly) await takeCookies(page, name)
}

/**
 * Makes the page's writes of cookies fail silently, as with cookies that a browser rejects. Cookies can still
 * be removed.
 */
export const dropNewCookies = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const own = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')
    Object.defineProperty(document, 'cookie', {
      configurable: true,
      get: () => own?.get?.call(document) as unknown,
      set: (text: string) => {
        if (/max-age=0/i.test(text)) own?.set?.call(document, text)
      },
    })
  })

/** Restores what `dropNewCookies` changed. */
export const keepNewCookies = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Reflect.deleteProperty(document, 'cookie')
  })
