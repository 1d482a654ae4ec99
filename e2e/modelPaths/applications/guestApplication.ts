import { expect } from 'playwright/test'
import { guestApplicationMachine } from '../../../machines/applications/guestApplication.ts'
import { applicationKept, appliedJob } from '../../../stories/support/applying.ts'
import { driverOf } from '../driver.ts'
import { contextIn, inBar, other } from '../writing.ts'
import { heading, letter, open, sendButton, type ApplyingScene } from './applyingScene.ts'

const contextOf = contextIn(guestApplicationMachine)

export const guestApplication = driverOf<ApplyingScene>({
  machine: guestApplicationMachine,
  input: { slug: appliedJob.slug, questions: [], typed: applicationKept.typed },
  open,
  moves: {
    'writes another letter': {
      event: (place) => ({ type: 'change', change: { letter: other(contextOf(place).typed.letter) } }),
      drive: async ({ page }) => letter(page).fill(other(await letter(page).inputValue())),
    },
    'takes the letter away': {
      event: { type: 'change', change: { letter: '' } },
      from: (place) => place.matches('writing'),
      drive: ({ page }) => letter(page).fill(''),
    },
    'wants to send it': {
      event: { type: 'commit' },
      from: (place) => place.matches('writing'),
      drive: ({ page }) => sendButton(page).click(),
    },
  },
  states: {
    writing: async ({ page }) => {
      await expect(inBar(page, 'Saved on this device')).toBeVisible()
      await expect(sendButton(page)).toBeVisible()
    },
    login: ({ page }) => expect(heading(page, 'One more step: log in to send')).toBeVisible(),
  },
})
