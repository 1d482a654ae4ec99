import type { Page } from 'playwright/test'
import { providersMark } from '../../../contract/identity/providersMark.ts'

/** Adds a provider to every document, because the server of the tests has none configured. */
export async function offerProvider(
  page: Page,
  { label, provider: name }: { readonly provider: string; readonly label: string },
): Promise<void> {
  await page.addInitScript(
    ([mark, list]) =>
      new MutationObserver((_, observer) => {
        document.documentElement.setAttribute(mark, list)
        observer.disconnect()
      }).observe(document, { childList: true }),
    [providersMark, JSON.stringify([{ name, label }])] as const,
  )
}
