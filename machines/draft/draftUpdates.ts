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

/** Options of any draft, with its types erased. */
export type AnyDraftOptions = DraftOptions<object, object, Document, SaveAnswer>

/** Longest pause between changes of a field that undo as one step, in milliseconds. */
const BURST_MS = 1_000
/** Maximum length of the undo history. */
const MOST_CHANGES = 200

const noHistory: History<object> = { past: [], future: [], burst: undefined }

/** Change of some fields, or one step of undo or redo. */
export interface Change {
  readonly change: object
  /** Field whose successive changes form one undo step; the names of the changed fields by default. */
  readonly field?: string | undefined
  readonly step?: 'undo' | 'redo' | undefined
}

const isOneOf = (sent: readonly object[], read: object) => sent.some((content) => isSaved(content, read))

/** Replaces the text from outside, and clears the undo history, because its steps refer to the old text. */
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

  /** True if the valid content differs from the saved content. */
  const saysMore = (context: Context) => !isSame(parsed(context).content, context.saved.content)

  const isHeld = (context: Context) => parsed(context).isHeld

  const differs = (context: Context) => saysMore(context) || isHeld(context)

  /** Problems already shown that still exist. */
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

    /** Initial context from the loaded document and the text stored on the device. */
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

    /** True if the loaded version can be adopted without asking the person. */
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

    /** Shows the problems of the text as it is. Called on a pause, so that none appear while typing. */
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

    /** True if the content differs from the rejected one, after an edit or the removal of rejected values. */
    isRevised: (context: Context) =>
      context.sent !== undefined &&
      !isSame(parsed(context).content, context.sent) &&
      (saysMore(context) || !isHeld(context)),

    /**
     * Adopts a loaded version. Text typed since a save of this page remains. If the document is locked, the
     * old base remains too, for a comparison after unlocking.
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

    /** Records a conflict: adopts all of the loaded version except content and revision. */
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

/** Fields that end a conflict. */
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
