import type { Page } from 'playwright/test'

/**
 * Records the announcements of live regions from the next page on, with their urgency. Returns a function
 * that reads them.
 */
export async function recordAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const said: string[] = []
    Object.assign(window, { said })
    const last = new WeakMap<Element, string>()
    const listen = () => {
      for (const region of document.querySelectorAll('[aria-live], [role=status], [role=alert]')) {
        const text = region.textContent.trim()
        if (text === (last.get(region) ?? '')) continue
        last.set(region, text)
        const urgency = region.getAttribute('aria-live') ?? (region.role === 'alert' ? 'assertive' : 'polite')
        if (text && urgency !== 'off') said.push(`${urgency}: ${text}`)
      }
    }
    new MutationObserver(listen).observe(document, { subtree: true, childList: true, characterData: true })
  })
  return () => page.evaluate<string[]>('said')
}
