import type { OwnPosting } from '../../contract/postings/calls.ts'
import { dayOf } from '../../contract/postings/lifecycle.ts'
import { openedNotice } from '../../contract/postings/events/openedNotice.ts'
import { missingIn } from '../../contract/postings/missing.ts'
import type { PostingContent, PostingField } from '../../contract/postings/posting.ts'
import { parseTyped, typedOf, type TypedPosting } from '../../contract/postings/typed.ts'
import { createDraftMachine, type DraftFlow } from '../draft/createDraftMachine.ts'
import type { DraftContext, ParsedDraft, SavedDraft } from '../draft/draft.ts'

/** Posting as stored on the server. */
export type SavedPosting = Omit<OwnPosting, 'posting' | 'savedAt'> & SavedDraft<PostingContent>

export type PostingAnswer = Pick<OwnPosting, 'revision' | 'missing' | 'findings' | 'changes'>

export type PostingContext = DraftContext<TypedPosting, PostingContent, SavedPosting>

interface ParsedPosting extends ParsedDraft<PostingContent> {
  /** Fields with invalid text, for which the content keeps the saved values. */
  readonly held: readonly PostingField[]
}

const readings = new WeakMap<
  TypedPosting,
  { readonly content: PostingContent; readonly parsed: ParsedPosting }
>()

/** Parses the typed text. Memoized, because guards and every section of the editor use the result. */
export function parsePosting(typed: TypedPosting, { content: saved }: SavedPosting): ParsedPosting {
  const known = readings.get(typed)
  if (known?.content === saved) return known.parsed
  const { held, posting: content, problems } = parseTyped(typed, saved)
  const parsed = { content, problems, held, isHeld: held.length > 0 }
  readings.set(typed, { content: saved, parsed })
  return parsed
}

/** Editor of a job post. A draft saves automatically; a live job post changes only on request. */
export const postingDraft = createDraftMachine<TypedPosting, PostingContent, SavedPosting, PostingAnswer>({
  id: 'postingDraft',
  typedOf,
  parse: parsePosting,
  fieldsOf: (path) => [path.split('.')[1] ?? path],
  isLocked: ({ state }) => !['draft', 'published', 'unconfirmed', 'paused'].includes(state),
  // Saving resolves the changes that an operator has requested.
  withAnswer: (saved, answer) => ({
    ...saved,
    ...answer,
    changesAsked: saved.state === 'draft' || answer.changes === 'refused' ? saved.changesAsked : null,
  }),
  commit: {
    isWhole: ({ content, isHeld }) => !isHeld && missingIn(content, dayOf(Date.now())).length === 0,
    notice: ({ state }) => ({ name: 'text', text: openedNotice(state) }),
  },
  manual: {
    isManual: ({ state }) => state !== 'draft',
    notice: ({ changes }) => (changes === 'none' ? 'changesPublished' : 'changesInReview'),
  },
})

export type PostingDraftFlow = DraftFlow<TypedPosting, PostingContent, SavedPosting, PostingAnswer>
