import { fromPromise } from 'xstate'
import type { Letter, LetterItem } from '../../../contract/letters/calls.ts'
import type { Paragraph } from '../../../contract/letters/paragraphs.ts'
import type { LetterCommands } from '../../../machines/letters/letterCommands.ts'
import type { OpenedLetter } from '../../../machines/letters/letterPage.ts'
import type { SavedLetter } from '../../../machines/letters/letterDraft.ts'
import type { Failure } from '../../../machines/shared/failure.ts'
import type * as Real from '../../../src/effects/letters.ts'
import { commandEffect } from '../../../src/effects/shared/commandEffect.ts'
import { answer, refusedWith } from '../../support/formEffect.ts'
import { refusals } from '../../support/refusals.ts'

type Effects = typeof Real

/** Journeys have no letters, so that every read fails. */
const notThere = { ...refusedWith(refusals.notThere), reason: { code: 'notFound' } } satisfies Failure

export const listLetters: Effects['listLetters'] = fromPromise(() =>
  answer((): { items: LetterItem[]; next: string | null; counts: { kept: number; trashed: number } } => ({
    items: [],
    next: null,
    counts: { kept: 0, trashed: 0 },
  })),
)
export const listParagraphs: Effects['listParagraphs'] = fromPromise(() =>
  answer((): { paragraphs: Paragraph[] } => ({ paragraphs: [] })),
)
export const readLetter: Effects['readLetter'] = fromPromise(() =>
  answer((): Letter => {
    throw notThere
  }),
)
export const openLetter: Effects['openLetter'] = fromPromise(() =>
  answer((): OpenedLetter => {
    throw notThere
  }),
)
export const saveContent: Effects['saveContent'] = fromPromise(() =>
  answer((): { revision: number } => {
    throw notThere
  }),
)
export const readContent: Effects['readContent'] = fromPromise(() =>
  answer((): SavedLetter => {
    throw notThere
  }),
)

const nothing = () =>
  answer((): never => {
    throw notThere
  })

export const letterCommands: Effects['letterCommands'] = commandEffect<LetterCommands>({
  write: nothing,
  copy: nothing,
  keepBoth: nothing,
  rename: nothing,
  trash: nothing,
  restore: nothing,
  delete: nothing,
  pdf: nothing,
})
