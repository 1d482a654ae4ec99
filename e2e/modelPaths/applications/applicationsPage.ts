import { expect, type Page } from 'playwright/test'
import { applicationsPageMachine } from '../../../machines/applications/applicationsPage.ts'
import { newAccount, tellPages } from '../accounts.ts'
import { HeldCalls } from '../calls.ts'
import { driverOf, type Tools } from '../driver.ts'
import type { Scene } from '../ends.ts'

const counts = { all: 3, saved: 0, draft: 0, sent: 3, conversation: 0, closed: 0 }
const part = { items: [], next: null, counts, hasResume: false }

/** Opens the applications of a new candidate and holds the calls for the lists. */
async function open({ page, app }: Tools): Promise<Scene> {
  await tellPages(page, app, await newAccount(page, app))
  const calls = await HeldCalls.of(page, 'listApplications')
  await page.goto('/candidate/applications')
  return { page, calls }
}

const tab = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Applications by group' }).getByRole('link', { name })

export const applicationsPage = driverOf<Scene>({
  machine: applicationsPageMachine,
  input: { query: { group: 'all' } },
  open,
  moves: {
    'shows the saved jobs': {
      event: { type: 'show', query: { group: 'saved' } },
      from: (snapshot) => !snapshot.matches('saved'),
      drive: ({ page }) => tab(page, /^Saved/).click(),
    },
    'shows the drafts': {
      event: { type: 'show', query: { group: 'draft' } },
      from: (snapshot) => snapshot.matches('saved'),
      drive: ({ page }) => tab(page, /^Draft/).click(),
    },
    'the list is read': {
      event: { type: 'list.known', first: part },
      from: (snapshot) => snapshot.matches('group'),
      drive: ({ calls }) => calls.answer('listApplications', part),
    },
    'the applications are counted': {
      event: { type: 'reading.known', data: part },
      from: (snapshot) => snapshot.matches('saved'),
      drive: ({ calls }) => calls.answer('listApplications', part),
    },
    'an application is changed elsewhere': {
      event: { type: 'live.changed', changes: [{ kind: 'everything' }] },
      from: (snapshot) => snapshot.matches('group'),
      drive: ({ calls }) => calls.anew('listApplications', () => calls.tell({ kind: 'everything' })),
    },
  },
  states: {
    group: ({ page }) => expect(tab(page, /^Saved/)).not.toHaveAttribute('aria-current', 'page'),
    saved: ({ page }) => expect(tab(page, /^Saved/)).toHaveAttribute('aria-current', 'page'),
  },
})
