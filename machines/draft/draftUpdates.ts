import type { Failure } from '../shared/failure.ts'
import type {
  DraftContext,
  DraftOptions,
  History,
  KeptDraft,
  Problems,
  SaveAnswer,
  SavedDraft,
} from './draft.ts'
import { mergeFields } from './mergeFields.ts'
import { isSame, isSaved } from './sameContent.ts'

type Document = SavedDraft<object>
type Context = DraftContext<object, object, Document>
type Update = Partial<Context>

/** The options of any draft. */
export type AnyDraftOptions = DraftOptions<object, object, Document, SaveAnswer>

/** Changes of a field that follow each other within this time are undone as one, in ms. */
const BURST_MS = 1_000
/** Length of the undo history. */
const MOST_CHANGES = 200

const noHistory: History<object> = { past: [], future: [], burst: undefined }

/** A change of some fields, or one step back or forth in the history. */
export interface Change {
  readonly change: object
  /** The field whose changes are one step to undo; the names of the changed fields if none is given. */
  readonly field?: string | undefined
  readonly step?: 'undo' | 'redo' | undefined
}

const isOneOf = (sent: readonly object[], read: object) => sent.some((content) => isSaved(content, read))

/** Another text in the place of the one that was typed: nothing from before can be undone over it. */
const replaced = (context: Context, typed: object): Update =>
  isSame(context.typed, typed) ? { typed } : { typed, history: noHistory }

/** The transitions of a draft's context, as pure functions. */
export function createDraftUpdates({
  typedOf,
  parse = (typed) => ({ content: typed, problems: {}, isHeld: false }),
  fieldsOf = (path) => [path],
  isLocked,
  isUndoable = false,
  withAnswer = (saved, answer) => ({ ...saved, ...answer }),
  withFailure = (typed) => typed,
  merge = mergeFields,
}: AnyDraftOptions) {
  const parsed = ({ saved, typed }: Pick<Context, 'saved' | 'typed'>) => parse(typed, saved)

  /** True while the typed text differs from the saved one. */
  const saysMore = (context: Context) => !isSame(parsed(context).content, context.saved.content)

  const isHeld = (context: Context) => parsed(context).isHeld

  const differs = (context: Context) => saysMore(context) || isHeld(context)

  /** The problems that were shown and are still there. */
  const remaining = (context: Context): Problems => {
    const { problems } = parsed(context)
    return Object.fromEntries(
      Object.keys(context.problems).flatMap((path) => {
        const message = problems[path]
        return message === undefined ? [] : [[path, message] as const]
      }),
    )
  }

  return {
    parsed,
    saysMore,
    isHeld,

    /** Opens a document as it was just read, with the text that the device has kept of an earlier visit. */
    open(opened: Document, kept: KeptDraft<object, object> | undefined): Context {
      const begun: Context = {
        saved: opened,
        typed: kept?.typed ?? typedOf(opened.content),
        problems: {},
        failure: undefined,
        tries: 0,
        sent: undefined,
        unanswered: [],
        theirs: undefined,
        history: noHistory,
        destination: undefined,
      }
      if (!kept || isOneOf([kept.before, ...(kept.unanswered ?? [])], opened.content) || !differs(begun)) {
        return begun
      }
      return { ...begun, saved: { ...opened, revision: kept.revision, content: kept.before }, theirs: opened }
    },

    /** True where the version just read can be adopted without asking. */
    isWithoutConflict: (context: Context, read: Document) =>
      !differs(context) ||
      isLocked(read) ||
      isOneOf([context.saved.content, ...context.unanswered], read.content),

    change(context: Context, { change, field = Object.keys(change).join(), step }: Change): Update {
      const typed = { ...context.typed, ...change }
      const { problems } = parsed({ ...context, typed })
      const shown = Object.entries(context.problems).flatMap(([path, message]) => {
        const isMended = fieldsOf(path).some((name) => name in change)
        const still = problems[path] ?? (isMended ? undefined : message)
        return still === undefined ? [] : [[path, still] as const]
      })
      return {
        typed,
        problems: Object.fromEntries(shown),
        history: isUndoable ? recorded(context, field, step) : noHistory,
      }
    },

    /** Problems are shown once the person has paused, not while they type. */
    showProblems: (context: Context): Update => ({
      problems: { ...context.problems, ...parsed(context).problems },
    }),

    sending(context: Context): Update {
      const { content: sent } = parsed(context)
      const isKnown = context.unanswered.some((content) => isSame(content, sent))
      return { sent, unanswered: isKnown ? context.unanswered : [...context.unanswered, sent] }
    },

    saved(context: Context, answer: SaveAnswer, savedAt: number): Update {
      const { saved, sent = saved.content } = context
      return {
        saved: { ...withAnswer(saved, answer), content: sent, savedAt },
        sent: undefined,
        unanswered: [],
        problems: remaining(context),
        failure: undefined,
        tries: 0,
      }
    },

    failed: (context: Context, failure: Failure): Update => ({
      failure,
      tries: context.tries + 1,
      typed: withFailure(context.typed, failure, context.sent),
      problems: { ...remaining(context), ...failure.fields },
    }),

    /** True when the text differs from the rejected one: edited since, or cleaned of rejected values. */
    isRevised: (context: Context) =>
      context.sent !== undefined &&
      !isSame(parsed(context).content, context.sent) &&
      (saysMore(context) || !isHeld(context)),

    /**
     * Adopts newer content unless it conflicts. Own saves under way are older than the typed text. While the
     * document is not writable, the base stays, and is compared later.
     */
    adopt(context: Context, read: Document): Update {
      const { content, revision } = context.saved
      if (isLocked(read) && differs(context) && !isSame(parsed(context).content, read.content)) {
        return { saved: { ...read, content, revision }, sent: undefined }
      }
      const isUntouched = !differs(context) && !isOneOf(context.unanswered, read.content)
      return {
        saved: read,
        theirs: undefined,
        sent: undefined,
        unanswered: [],
        ...(isUntouched && replaced(context, typedOf(read.content))),
      }
    },

    /** Everything but the text is as it was just read. */
    conflict: ({ saved: { content, revision } }: Context, theirs: Document): Update => ({
      theirs,
      saved: { ...theirs, content, revision },
    }),

    keepMine(context: Context): Update {
      const { saved, theirs = saved, typed } = context
      const mine = merge(typedOf(saved.content), typed, typedOf(theirs.content))
      return { ...resolved(theirs), ...replaced(context, mine) }
    },

    takeTheirs(context: Context): Update {
      const { saved, theirs = saved } = context
      return { ...resolved(theirs), ...replaced(context, typedOf(theirs.content)), problems: {} }
    },
  }
}

/** The end of a conflict. */
const resolved = (theirs: Document): Update => ({
  saved: theirs,
  theirs: undefined,
  unanswered: [],
})

function recorded({ history, typed }: Context, field: string, step: Change['step']): History<object> {
  const { burst, future, past } = history
  const last = typed
  if (step === 'undo') return { past: past.slice(0, -1), future: [...future, last], burst: undefined }
  if (step === 'redo') return { past: [...past, last], future: future.slice(0, -1), burst: undefined }
  const at = Date.now()
  const isSameBurst = field === burst?.field && at - burst.at < BURST_MS
  if (isSameBurst) return { ...history, burst: { field, at } }
  return { past: [...past, last].slice(-MOST_CHANGES), future: [], burst: { field, at } }
}
