import type { OwnPosting } from '../../contract/postings/calls.ts'
import { dayOf } from '../../contract/postings/lifecycle.ts'
import { openedNotice } from '../../contract/postings/events/openedNotice.ts'
import { missingIn } from '../../contract/postings/missing.ts'
import type { PostingContent, PostingField } from '../../contract/postings/posting.ts'
import { parseTyped, typedOf, type TypedPosting } from '../../contract/postings/typed.ts'
import { createDraftMachine, type DraftFlow } from '../draft/createDraftMachine.ts'
import type { DraftContext, ParsedDraft, SavedDraft } from '../draft/draft.ts'

/** A posting as the server has it. */
export type SavedPosting = Omit<OwnPosting, 'posting' | 'savedAt'> & SavedDraft<PostingContent>

/** The answer to a save. */
export type PostingAnswer = Pick<OwnPosting, 'revision' | 'missing' | 'findings' | 'changes'>

export type PostingContext = DraftContext<TypedPosting, PostingContent, SavedPosting>

interface ParsedPosting extends ParsedDraft<PostingContent> {
  /** The fields whose text is not in the content. */
  readonly held: readonly PostingField[]
}

const readings = new WeakMap<
  TypedPosting,
  { readonly content: PostingContent; readonly parsed: ParsedPosting }
>()

/** The typed text as a posting. It is parsed once for each change, though guards and every section of the editor ask. */
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
  // Saving answers the changes that an operator has asked for.
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
