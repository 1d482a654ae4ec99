import type { Refusal } from '../support/refusals.ts'

/** What is said of files for which there is no room. */
export const fileRefusals = {
  noRoom: {
    words: 'There is no room for another file. Delete one first.',
    trigger: 'Applying: the candidate has brought as many files as there is room for.',
    next: 'Choose one that is there.',
    field: 'resume',
  },
  sentMuch: {
    words:
      'What you have sent with applications fills the room for your files. Send one of the files that you have, or a resume that you write here.',
    trigger: 'Applying: what the candidate has sent and then removed takes as much room as an account has.',
    next: 'Choose one that is there, or a resume.',
    field: 'resume',
  },
} as const satisfies Record<string, Refusal>
