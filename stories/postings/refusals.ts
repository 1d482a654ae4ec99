import type { Refusal } from '../support/refusals.ts'

/** What the server says of postings. */
export const postingRefusals = {
  duplicate: {
    words: 'Your company has this posting open already. Edit or renew that one.',
    trigger: 'Publishing a posting: the company has one with the same title, places and text open.',
    next: 'Follow the link to the one that is open.',
  },
} as const satisfies Readonly<Record<string, Refusal>>
