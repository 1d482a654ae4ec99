import type { OwnPosting } from '../../contract/postings/calls.ts'
import { dayOf } from '../../contract/postings/lifecycle.ts'
import { missingIn } from '../../contract/postings/missing.ts'
import type { PostingContent } from '../../contract/postings/posting.ts'
import {
  mergeTyped,
  parseTyped,
  typedOf,
  type Parsed,
  type TypedPosting,
} from '../../contract/postings/typed.ts'
import type { Failure } from '../shared/failure.ts'

/** What was typed and is not saved, with what it was typed into: the device keeps it until the server has it. */
export interface KeptPosting {
  readonly revision: number
  readonly before: PostingContent
  readonly typed: TypedPosting
  /** What was sent without an answer: the server may have it. */
  readonly unanswered?: readonly PostingContent[] | undefined
}

/** What a call gives of a posting that it has changed. */
export interface Saved {
  readonly revision: number
  readonly missing: OwnPosting['missing']
  readonly findings: OwnPosting['findings']
  readonly changes: OwnPosting['changes']
}

export interface EditorContext {
  /** The posting as the server had it last, as far as this page knows. */
  readonly saved: OwnPosting
  readonly typed: TypedPosting
  /** What is wrong, at the fields that have been left alone for a while. */
  readonly problems: Readonly<Record<string, string>>
  /** Of the last attempt to save or to publish; none once one works. */
  readonly failure: Failure | undefined
  /** How often saving has failed since it worked. */
  readonly tries: number
  /** What is being saved. */
  readonly sent: PostingContent | undefined
  /** What was sent since an answer came last: the server may have it, though no answer said so. */
  readonly unanswered: readonly PostingContent[]
  /** In milliseconds since 1970. */
  readonly savedAt: number | undefined
  /** The posting as somebody else has saved it meanwhile. */
  readonly theirs: OwnPosting | undefined
  /** What the person wants as soon as everything is saved. */
  readonly next: { readonly do: 'publish' } | { readonly do: 'leave'; readonly to: string } | undefined
}

/** What the editor begins with: the posting as it was just read, and what the device has kept of an earlier visit. */
export function openedWith(opened: OwnPosting, kept: KeptPosting | undefined): EditorContext {
  const begun = {
    saved: opened,
    typed: kept?.typed ?? typedOf(opened.posting),
    problems: {},
    failure: undefined,
    tries: 0,
    sent: undefined,
    unanswered: [],
    // What is published says when that was, once something is published here.
    savedAt: opened.state === 'draft' ? Date.parse(opened.savedAt) : undefined,
    theirs: undefined,
    next: undefined,
  }
  if (!kept || [kept.before, ...(kept.unanswered ?? [])].some((each) => saysTheSame(each, opened))) {
    return begun
  }
  return {
    ...begun,
    saved: { ...opened, revision: kept.revision, posting: kept.before },
    theirs: opened,
  }
}

export const saysTheSame = (before: PostingContent, { posting }: OwnPosting) =>
  JSON.stringify(before) === JSON.stringify(posting)

const readings = new WeakMap<TypedPosting, { readonly saved: PostingContent; readonly parsed: Parsed }>()

/** What was typed, read as a posting: once for each change, though guards and every section of the editor ask. */
export function parsed({ saved: { posting: saved }, typed }: Pick<EditorContext, 'saved' | 'typed'>): Parsed {
  const known = readings.get(typed)
  if (known?.saved === saved) return known.parsed
  const reading = { saved, parsed: parseTyped(typed, saved) }
  readings.set(typed, reading)
  return reading.parsed
}

/** Whether what was typed says something that is not saved. */
export const saysMore = (context: EditorContext) => !saysTheSame(parsed(context).posting, context.saved)

/** Whether something was typed that cannot be saved as it is. */
export const holdsBack = (context: EditorContext) => parsed(context).held.length > 0

export const differs = (context: EditorContext) => saysMore(context) || holdsBack(context)

/** Whether what was typed could be published today. */
export const isWhole = (context: EditorContext) =>
  !holdsBack(context) && missingIn(parsed(context).posting, dayOf(Date.now())).length === 0

/**
 * With a change: whoever types on does not want to leave or to publish yet. A field that was told to be wrong is told so
 * until it is right, and no other yet.
 */
export function withChange(context: EditorContext, change: Partial<TypedPosting>): Partial<EditorContext> {
  const typed = { ...context.typed, ...change }
  const { problems } = parsed({ ...context, typed })
  const isChanged = (path: string) => Object.hasOwn(change, path.split('.')[1] ?? '')
  const still = Object.entries(context.problems).flatMap(([path, told]) => {
    const message = problems[path] ?? (isChanged(path) ? undefined : told)
    return message === undefined ? [] : [[path, message] as const]
  })
  return { typed, problems: Object.fromEntries(still), next: undefined }
}

/** What the server is asked to save. */
export const savingOf = ({ saved, sent = saved.posting }: EditorContext) => ({
  id: saved.id,
  revision: saved.revision,
  posting: sent,
})

/** With what is about to be sent. */
export function withSending(context: EditorContext): Partial<EditorContext> {
  const { posting: sent } = parsed(context)
  const isKnown = context.unanswered.some((each) => JSON.stringify(each) === JSON.stringify(sent))
  return { sent, unanswered: isKnown ? context.unanswered : [...context.unanswered, sent] }
}

/** With what the server has saved of what was sent. */
export const withSaved = (
  { saved, sent }: EditorContext,
  answer: Saved,
  savedAt: number,
): Partial<EditorContext> => ({
  // What an operator has asked for is answered by what was saved.
  saved: { ...saved, posting: sent ?? saved.posting, changesAsked: askedAfter(saved, answer), ...answer },
  sent: undefined,
  unanswered: [],
  savedAt,
  failure: undefined,
  tries: 0,
})

const askedAfter = ({ changesAsked, state }: OwnPosting, { changes }: Saved) =>
  state === 'draft' || changes === 'refused' ? changesAsked : null

/** With why it could not be saved or published: who wanted to leave is asked now, and nobody publishes later. */
export const withFailure = (
  { next, problems, tries }: EditorContext,
  failure: Failure,
): Partial<EditorContext> => ({
  failure,
  sent: undefined,
  tries: tries + 1,
  problems: { ...problems, ...failure.fields },
  next: next?.do === 'leave' ? next : undefined,
})

/** With the posting as it was just read, where nothing clashes with what was typed. */
export const withRead = (context: EditorContext, read: OwnPosting): Partial<EditorContext> => ({
  saved: read,
  ...(!differs(context) && { typed: typedOf(read.posting) }),
  sent: undefined,
  unanswered: [],
})

/** With what was typed here, on top of what was saved elsewhere. */
export const withMine = ({ saved, theirs = saved, typed }: EditorContext): Partial<EditorContext> => ({
  saved: theirs,
  typed: mergeTyped(typedOf(saved.posting), typed, typedOf(theirs.posting)),
  theirs: undefined,
  unanswered: [],
})

/** With what was saved elsewhere, instead of what was typed here. */
export const withTheirs = ({ saved, theirs = saved }: EditorContext): Partial<EditorContext> => ({
  saved: theirs,
  typed: typedOf(theirs.posting),
  problems: {},
  theirs: undefined,
  unanswered: [],
})
