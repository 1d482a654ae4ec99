import type { Page } from 'playwright/test'

/** Takes the cookies of a name away, as a logout in another tab does. */
export const takeCookies = (page: Page, name: string): Promise<void> => page.context().clearCookies({ name })

/** Takes away what the server knows this browser by, as the end of its sessions there does. */
export async function endSessions(page: Page): Promise<void> {
  const cookies = await page.context().cookies()
  for (const { name, httpOnly } of cookies) if (httpOnly) await takeCookies(page, name)
}

/** From now on the page's cookies can be removed, but not set: browsers drop some, and say nothing. */
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

/** Ends what `dropNewCookies` began. */
export const keepNewCookies = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Reflect.deleteProperty(document, 'cookie')
  })
