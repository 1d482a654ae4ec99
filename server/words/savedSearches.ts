import type { SavedSearchState } from '../../contract/alerts/lifecycle.ts'

/** Error messages about saved searches. */
export const alertsRefusals = {
  tooMany: (most: number) => `You have ${most} saved searches. Delete one, then save this one.`,
  savedAlready: 'You’ve saved this search already. Change that one instead.',
  ended: 'This search has ended. Save it again to get new jobs.',
  deadLink: 'This link doesn’t work anymore.',
  nothingToNarrow: 'This changes nothing. Choose another reason.',
  nothingToUndo: 'This was undone already, or the search has changed. Change it in your saved searches.',
} as const

/** State of a saved search, as a sentence that precedes the next step. */
export const savedSearchStateWords: Readonly<Record<SavedSearchState, string>> = {
  unconfirmed: 'This email address isn’t confirmed yet.',
  active: 'This search sends emails.',
  paused: 'This search is paused.',
  bouncing: 'Emails to you can’t be delivered.',
  asked: 'This search sends emails.',
  ended: 'This search has ended.',
}

/** Next step, after the sentence about the state of a saved search. */
export const alertNextStep = 'Reload the page to see what you can do.'

/** Reasons why a search finds nothing. */
export const searchProblems = {
  unreadable: 'We can’t read part of this search anymore. Change it to get jobs again.',
} as const
