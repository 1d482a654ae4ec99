import { chromium, expect, type Browser, type Page } from 'playwright/test'
import { providerSignInMachine } from '../../machines/identity/providerSignIn.ts'
import { providerWords, signInRefusals } from '../../src/words/identity/providers.ts'
import { keepingLeftPages } from '../support/leftPages.ts'
import { driverOf } from './driver.ts'
import { offerProvider } from './identity/offerProvider.ts'

interface ProviderScene {
  readonly page: Page
  readonly browser: Browser
}

const label = 'Acme'
const button = (page: Page) => page.getByRole('button', { name: providerWords.continueWith(label) })

export const providerSignIn = driverOf<ProviderScene>({
  machine: providerSignInMachine,
  input: { role: 'candidate', refusal: 'denied' },
  open: async ({ app }, observation) => {
    const browser = await chromium.launch(keepingLeftPages())
    const page = await browser.newPage({ baseURL: app.origin })
    await offerProvider(page, { provider: 'acme', label })
    // Chromium does not cache a page that has offered passkeys.
    await page.addInitScript(() =>
      Reflect.deleteProperty(PublicKeyCredential, 'isConditionalMediationAvailable'),
    )
    await observation.watch(page)
    await page.goto('/auth/login/candidate?refused=denied')
    await page.evaluate(() =>
      addEventListener('pageshow', ({ persisted }) => (document.title = `persisted: ${persisted}`)),
    )
    return { page, browser }
  },
  close: ({ browser }) => browser.close(),
  // The initial step is not observed; the check of the refused state covers it.
  elsewhere: ['choosing: at once [isRefused]'],
  moves: {
    'chooses a provider': {
      event: { type: 'choose', provider: 'acme' },
      drive: ({ page }) => button(page).click(),
    },
    'presses Back': {
      event: { type: 'returned' },
      drive: async ({ page }) => {
        // Playwright would wait for a load event that a page from the back/forward cache never fires.
        await page.evaluate(() => setTimeout(() => history.back()))
        await expect(page).toHaveTitle('persisted: true')
      },
    },
  },
  states: {
    choosing: async ({ page }) => {
      await expect(button(page)).toBeVisible()
      await expect(page.getByRole('alert')).toHaveCount(0)
    },
    refused: ({ page }) => expect(page.getByRole('alert')).toHaveText(signInRefusals.denied),
    redirecting: ({ page }) => expect(page).toHaveURL(/\/auth\/start\/candidate\/acme$/),
  },
})
