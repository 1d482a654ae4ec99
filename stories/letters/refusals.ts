import type { Refusal } from '../support/refusals.ts'

/** Refusals of the server about letters. */
export const letterRefusals = {
  letterGone: {
    words: 'This letter was deleted. Choose another one, or none.',
    trigger: 'Apply: the letter that was chosen is in the trash, or was deleted.',
    next: 'Choose another letter, or none.',
    field: 'letter',
  },
  letterEmpty: {
    words: 'This letter is empty. Write it first, or choose none.',
    trigger: 'Apply: nothing stands in the letter that was chosen.',
    next: 'Write the letter, or choose another one.',
    field: 'letter',
  },
  letterJobGone: {
    words: 'This job was removed. Choose another one, or none.',
    trigger: 'A cover letter: the job that it is for was removed while it was written.',
    next: 'Choose another job, or none.',
    field: 'slug',
  },
  letterResumeGone: {
    words: 'This resume was deleted. Choose another one, or none.',
    trigger: 'A cover letter: the resume that it looks like was deleted while it was written.',
    next: 'Choose another resume, or none.',
    field: 'resumeId',
  },
  letterWithoutText: {
    words: 'This letter is empty. Write it first.',
    trigger: 'A cover letter: its PDF is wanted before anything stands in it.',
    next: 'Write the letter.',
    field: 'body',
  },
  manyLetters: {
    words: 'You have 500 letters. Delete one for good from the trash first.',
    trigger: 'Cover letters: the candidate has as many as an account may have.',
    next: 'Delete one for good.',
  },
  slowLetter: {
    words: 'This letter takes too long to lay out. Shorten it.',
    trigger: 'A cover letter: its pages were not laid out in time.',
    next: 'Shorten the letter.',
  },
  longLetter: {
    words: 'This letter is too long to lay out. Shorten it.',
    trigger: 'A cover letter: its pages would take too much memory.',
    next: 'Shorten the letter.',
  },
  letterInTrash: {
    words: 'This letter is in the trash. Restore it first.',
    trigger: 'A cover letter: it was moved to the trash in another window.',
    next: 'Restore the letter, then save again.',
  },
  letterNotInTrash: {
    words: 'Move this letter to the trash first.',
    trigger: 'A cover letter is deleted for good after it was restored in another window.',
    next: 'Move it to the trash, then delete it.',
  },
} as const satisfies Record<string, Refusal>
