import type { Refusal } from '../support/refusals.ts'

/** Refusals of the server about postings. */
export const postingRefusals = {
  duplicate: {
    words: 'Your company already has this job post open. Edit or extend that one.',
    trigger: 'Publishing a posting: the company has one with the same title, places and text open.',
    next: 'Follow the link to the one that is open.',
  },
  openingsTaken: {
    words: '2 openings are already filled. Close the job post if you’re done hiring.',
    trigger: 'Saving a posting: it has fewer openings than people were hired for it.',
    next: 'Close the posting, or give it an opening more.',
    field: 'posting.openings',
  },
  neededWhileLive: {
    words: 'A live job post needs this.',
    trigger: 'Saving a live job post: a part that it needs is empty.',
    next: 'Fill it in.',
    field: 'posting.description',
  },
  fixedOncePublished: {
    words: 'You can’t change this after publishing.',
    trigger: 'Saving a job post: a part that applicants rely on is changed after publishing.',
    next: 'Change it back, or create a new job post.',
    field: 'posting.title',
  },
  wrongLastDay: {
    words: 'Choose a date from tomorrow to 90 days from now.',
    trigger: 'Extending a job post: the last day is today or too far away.',
    next: 'Choose another day.',
    field: 'event.validThrough',
  },
} as const satisfies Readonly<Record<string, Refusal>>
