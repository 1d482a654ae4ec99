import { expect, type CDPSession, type Page } from 'playwright/test'
import { passkeyWords } from '../../src/words/identity/passkeys.ts'
import { notices } from '../../src/words/notices/notices.ts'
import { toasts } from './people.ts'

/** Virtual authenticator of Chromium, with simulated presence and verification of a person. */
export class Authenticator {
  readonly #cdp: CDPSession
  readonly #authenticatorId: string

  private constructor(cdp: CDPSession, authenticatorId: string) {
    this.#cdp = cdp
    this.#authenticatorId = authenticatorId
  }

  static async of(page: Page): Promise<Authenticator> {
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('WebAuthn.enable')
    const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    })
    return new Authenticator(cdp, authenticatorId)
  }

  /** Sets whether the authenticator detects the touch of a person. */
  async touched(enabled: boolean): Promise<void> {
    await this.#cdp.send('WebAuthn.setAutomaticPresenceSimulation', {
      authenticatorId: this.#authenticatorId,
      enabled,
    })
  }

  /** Sets whether the authenticator recognizes the person, for example by a fingerprint. */
  async knows(isUserVerified: boolean): Promise<void> {
    await this.#cdp.send('WebAuthn.setUserVerified', {
      authenticatorId: this.#authenticatorId,
      isUserVerified,
    })
  }
}

/** Settings panel with the passkeys. */
export const passkeysPanel = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: passkeyWords.title }) })

/** Adds a passkey on the settings page. */
export async function addPasskey(page: Page): Promise<void> {
  await passkeysPanel(page).getByRole('button', { name: passkeyWords.add }).click()
  await expect(toasts(page).last()).toContainText(notices.passkeyAdded)
  await expect(passkeysPanel(page).getByRole('listitem')).toHaveCount(1)
}
