import type { Refusal } from '../support/refusals.ts'

/** What the server says of postings. */
export const postingRefusals = {
  duplicate: {
    words: 'Your company has this posting open already. Edit or renew that one.',
    trigger: 'Publishing a posting: the company has one with the same title, places and text open.',
    next: 'Follow the link to the one that is open.',
  },
  openingsTaken: {
    words: '2 openings are taken already. Close the posting if you need nobody else.',
    trigger: 'Saving a posting: it has fewer openings than people were hired for it.',
    next: 'Close the posting, or give it an opening more.',
    field: 'posting.openings',
  },
} as const satisfies Readonly<Record<string, Refusal>>
