import { expect, type Page } from 'playwright/test'
import { aboutMails } from '../../../contract/notices/kinds.ts'
import { mailPreferencesMachine } from '../../../machines/notices/mailPreferences.ts'
import { emailSettingsWords } from '../../../src/words/profile/profile.ts'
import { standardChoices } from '../../../stories/profile/standardChoices.ts'
import { newAccount, tellPages } from '../accounts.ts'
import { HeldCalls } from '../calls.ts'
import { driverOf, type Tools } from '../driver.ts'
import { unreachable, type Scene } from '../ends.ts'
import { done, press } from '../postings/employer.ts'

const choices = standardChoices('candidate')
const settings = { choices }

/** Opens the preferences of a candidate with the calls about email settings held. */
async function open({ page, app }: Tools): Promise<Scene> {
  await tellPages(page, app, await newAccount(page, app))
  const calls = await HeldCalls.of(page, 'readMailSettings', 'saveMailSettings')
  await page.goto('/candidate/profile?tab=preferences')
  return { page, calls }
}

const messages = (page: Page) => page.getByRole('checkbox', { name: aboutMails('told').name })
const questions = (page: Page) => page.getByRole('checkbox', { name: aboutMails('asked').name })
/** Save state of the email settings; other panels of the page show one too. */
const state = (page: Page, words: string) =>
  page
    .locator('[data-panel]')
    .filter({ has: page.getByRole('heading', { name: emailSettingsWords.title, exact: true }) })
    .getByText(words, { exact: true })

export const mailPreferences = driverOf<Scene>({
  machine: mailPreferencesMachine,
  input: { role: 'candidate' },
  idle: ['failure'],
  open,
  moves: {
    'the settings are read': {
      event: { type: 'reading.known', data: settings },
      from: (snapshot) => snapshot.matches('opening'),
      drive: ({ calls }) => calls.answer('readMailSettings', settings),
    },
    'wants no messages': {
      event: { type: 'choose', kind: 'told', choice: 'off' },
      from: (snapshot) => snapshot.matches('saved'),
      drive: ({ page }) => messages(page).uncheck(),
    },
    'wants them again': {
      event: { type: 'choose', kind: 'told', choice: 'on' },
      from: (snapshot) => snapshot.matches('failed'),
      drive: ({ page }) => messages(page).check(),
    },
    'wants no questions meanwhile': {
      event: { type: 'choose', kind: 'asked', choice: 'off' },
      from: (snapshot) => snapshot.matches('saving'),
      drive: ({ page }) => questions(page).uncheck(),
    },
    'the server saves': {
      event: done('saveSettings', settings),
      drive: ({ calls }) => calls.answer('saveMailSettings', settings),
    },
    'the server is not reached': unreachable({ effect: 'saveSettings', call: 'saveMailSettings' }),
    'tries again': { event: { type: 'retry' }, drive: ({ page }) => press(page, 'Try again') },
  },
  states: {
    opening: ({ page }) => expect(page.getByText('Loading your email settings')).toHaveCount(1),
    saved: ({ page }) => expect(state(page, 'Saved')).toBeVisible(),
    saving: ({ page }) => expect(state(page, 'Saving')).toBeVisible(),
    failed: ({ page }) => expect(state(page, 'Not saved.')).toBeVisible(),
  },
})
