import type { Failure } from '../shared/failure.ts'

/** What stands in the fields of something that saves itself, by their names. */
export type Content = Readonly<Record<string, unknown>>

/** Something that saves itself, as the server has it. */
export interface SavedContent {
  readonly id: string
  readonly revision: number
  readonly content: Content
  /** In milliseconds since 1970. */
  readonly savedAt: number
  /** Whether it cannot be written as it stands, such as in the bin. */
  readonly isLocked: boolean
  /** Whether its person has locked it, so that only they can have it written again. */
  readonly isLockedByHand?: boolean
}

/** What was typed and is not saved, with what it was typed into: the device keeps it until the server has it. */
export interface KeptContent {
  readonly revision: number
  readonly before: Content
  readonly typed: Content
  /** What was sent, and may be there already. */
  readonly unanswered?: readonly Content[] | undefined
}

export interface AutosavingContext {
  /** As the server had it last, as far as this page knows. */
  readonly saved: SavedContent
  readonly typed: Content
  /** What the server does not take, at the fields. */
  readonly problems: Readonly<Record<string, string>>
  /** Of the last attempt to save; none once one works. */
  readonly failure: Failure | undefined
  /** How often saving has failed since it worked. */
  readonly tries: number
  /** What is being saved. */
  readonly sent: Content | undefined
  /** What was sent since the last answer: the server may have any of it, where the answer was lost. */
  readonly unanswered: readonly Content[]
  /** When it was last saved, in milliseconds since 1970. */
  readonly savedAt: number
  /** As it was saved elsewhere meanwhile. */
  readonly theirs: SavedContent | undefined
  /** Where the person wants to go as soon as everything is saved. */
  readonly wayOut: string | undefined
}

/** What it begins with: as it was just read, and what the device has kept of an earlier visit. */
export function openedWith(opened: SavedContent, kept: KeptContent | undefined): AutosavingContext {
  const begun = {
    saved: opened,
    typed: kept?.typed ?? opened.content,
    problems: {},
    failure: undefined,
    tries: 0,
    sent: undefined,
    unanswered: [],
    savedAt: opened.savedAt,
    theirs: undefined,
    wayOut: undefined,
  }
  if (!kept || saysTheSame(kept.before, opened.content) || saysTheSame(kept.typed, opened.content)) {
    return begun
  }
  if (isOneOf(kept.unanswered ?? [], opened.content)) return begun
  return { ...begun, saved: { ...opened, revision: kept.revision, content: kept.before }, theirs: opened }
}

export const saysTheSame = (one: Content, other: Content) => asText(one) === asText(other)

/** Whether what was read is something that was sent from here. The server cuts off blanks at the ends. */
export const isOneOf = (sent: readonly Content[], read: Content) =>
  sent.some((content) => asText(content, trimmed) === asText(read, trimmed))

const trimmed = (text: string) => text.trim()

/** The fields stand in one order, however deep they lie. */
const asText = (content: Content, asSaved: (text: string) => string = (text) => text) =>
  JSON.stringify(content, (_, value: unknown) => {
    if (typeof value === 'string') return asSaved(value)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
  })

/** With what is being sent. */
export const withSending = ({ typed, unanswered }: AutosavingContext): Partial<AutosavingContext> => ({
  sent: typed,
  unanswered: unanswered.some((content) => saysTheSame(content, typed)) ? unanswered : [...unanswered, typed],
})

/** Whether what was typed says something that is not saved. */
export const saysMore = ({ saved, typed }: AutosavingContext) => !saysTheSame(typed, saved.content)

/** With a change: what was wrong with a field is forgotten with it, and who types on does not want to leave yet. */
export const withChange = (
  { problems, typed }: AutosavingContext,
  change: Content,
): Partial<AutosavingContext> => ({
  typed: { ...typed, ...change },
  problems: Object.fromEntries(Object.entries(problems).filter(([field]) => !(field in change))),
  wayOut: undefined,
})

/** With what the server has saved of what was sent. */
export const withSaved = (
  { saved, sent }: AutosavingContext,
  revision: number,
  savedAt: number,
): Partial<AutosavingContext> => ({
  saved: { ...saved, content: sent ?? saved.content, revision, savedAt },
  sent: undefined,
  unanswered: [],
  savedAt,
  problems: {},
  failure: undefined,
  tries: 0,
})

/** With why it could not be saved. */
export const withFailure = ({ tries }: AutosavingContext, failure: Failure): Partial<AutosavingContext> => ({
  failure,
  problems: failure.fields ?? {},
  sent: undefined,
  tries: tries + 1,
})

/**
 * With what was just read, where nothing clashes with what was typed. What was sent from here is older than that. Where
 * it cannot be written now, what was typed stays on what it was typed into: it is compared once it can.
 */
export function withRead(context: AutosavingContext, read: SavedContent): Partial<AutosavingContext> {
  const { saved, typed, unanswered } = context
  if (read.isLocked && saysMore(context) && !saysTheSame(typed, read.content)) {
    const { content, revision } = saved
    return { saved: { ...read, content, revision }, savedAt: read.savedAt, sent: undefined }
  }
  return {
    saved: read,
    savedAt: read.savedAt,
    ...(!saysMore(context) && !isOneOf(unanswered, read.content) && { typed: read.content }),
    theirs: undefined,
    sent: undefined,
    unanswered: [],
  }
}

/** With what was typed here on top of what was saved elsewhere: a field that was not touched here is theirs. */
export const withMine = ({
  saved,
  theirs = saved,
  typed,
}: AutosavingContext): Partial<AutosavingContext> => ({
  saved: theirs,
  savedAt: theirs.savedAt,
  typed: {
    ...theirs.content,
    ...Object.fromEntries(
      Object.entries(typed).filter(
        ([field, value]) => JSON.stringify(value) !== JSON.stringify(saved.content[field]),
      ),
    ),
  },
  theirs: undefined,
  unanswered: [],
})

/** With what was saved elsewhere, instead of what was typed here. */
export const withTheirs = ({ saved, theirs = saved }: AutosavingContext): Partial<AutosavingContext> => ({
  saved: theirs,
  savedAt: theirs.savedAt,
  typed: theirs.content,
  problems: {},
  theirs: undefined,
  unanswered: [],
})
