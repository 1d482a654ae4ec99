import type { ActorRef, Snapshot } from 'xstate'
import type { Failure } from '../shared/failure.ts'
import type { NoticeMessage } from '../shared/noticeMessage.ts'

/** A document as the server has it. */
export interface SavedDraft<Content> {
  readonly id: string
  readonly revision: number
  readonly content: Content
  /** In milliseconds since 1970; undefined where its time says nothing. */
  readonly savedAt: number | undefined
}

/** Response to a save. */
export interface SaveAnswer {
  readonly revision: number
}

/** Unsaved text with the content it is based on, kept on the device until the server has it. */
export interface KeptDraft<Typed, Content> {
  readonly revision: number
  readonly before: Content
  readonly typed: Typed
  /** Contents that were sent without an answer: the server may have any of them. */
  readonly unanswered?: readonly Content[] | undefined
}

/** A request to save: the content, on the revision that it was typed into. */
export interface Saving<Content> {
  readonly id: string
  readonly revision: number
  readonly content: Content
}

export type Problems = Readonly<Record<string, string>>

/** Typed text, read as content. */
export interface ParsedDraft<Content> {
  /** Everything that can be saved. Where something cannot, the saved value stays. */
  readonly content: Content
  /** Messages at the fields, by their paths. */
  readonly problems: Problems
  /** True while the typed text cannot be saved as it is. */
  readonly isHeld: boolean
}

/** Changes that can be undone and redone, the latest last. */
export interface History<Typed> {
  readonly past: readonly Typed[]
  readonly future: readonly Typed[]
  /** The latest change: more of the same field soon after it are one step with it. */
  readonly burst: { readonly field: string; readonly at: number } | undefined
}

export interface DraftContext<Typed, Content, Saved extends SavedDraft<Content>> {
  /** As the server had it last, as far as this page knows. */
  readonly saved: Saved
  readonly typed: Typed
  readonly problems: Problems
  /** Failure of the last attempt to save; undefined after a success. */
  readonly failure: Failure | undefined
  /** Number of failed attempts to save since the last success. */
  readonly tries: number
  /** The content that is being saved, or that was refused last. */
  readonly sent: Content | undefined
  /** Contents sent since the last answer: the server may have any of them, where the answer was lost. */
  readonly unanswered: readonly Content[]
  /** As another window has saved it meanwhile. */
  readonly theirs: Saved | undefined
  readonly history: History<Typed>
  /** The address that the person wants to leave for. */
  readonly destination: string | undefined
  readonly parent?: DraftParent<Content, Saved> | undefined
}

/** Sent to the parent, if there is one: the document was published or sent, or a call for it has failed. */
export type DraftReport<Content, Saved> =
  | { readonly type: 'draft.committed'; readonly saved: Saved }
  | {
      readonly type: 'draft.failed'
      readonly failure: Failure
      /** The content that was being saved. */
      readonly sent: Content | undefined
    }

export type DraftParent<Content, Saved> = ActorRef<Snapshot<unknown>, DraftReport<Content, Saved>>

/** The domain's part of a draft: pure functions over its documents. */
export interface DraftOptions<Typed, Content, Saved extends SavedDraft<Content>, Answer extends SaveAnswer> {
  /** The name of the machine. */
  readonly id: string
  /** Form values of saved content. */
  typedOf(this: void, content: Content): Typed
  /** Parses the form values; without it the server validates. */
  parse?(this: void, typed: Typed, saved: Saved): ParsedDraft<Content>
  /** The names of the fields in `Typed` of a problem's path; the path itself, where nothing is given. */
  fieldsOf?(this: void, path: string): readonly string[]
  /** Predicate for a draft that cannot be changed now. */
  isLocked(this: void, saved: Saved): boolean
  /** The document after a save; with the fields of the answer, where nothing is given. */
  withAnswer?(this: void, saved: Saved, answer: Answer): Saved
  /** Removes values that the server rejects for good; identity by default. */
  withFailure?(this: void, typed: Typed, failure: Failure, sent: Content | undefined): Typed
  /** Merges local changes into newer content; field by field by default. */
  merge?(this: void, base: Typed, mine: Typed, theirs: Typed): Typed
  /** Turns undo and redo on. */
  readonly isUndoable?: boolean
  /** Settings of a document that is published or sent, once complete and saved, by the effect `commitDraft`. */
  readonly commit?: {
    isWhole(this: void, parsed: ParsedDraft<Content>): boolean
    /** True for documents that are sent: problems then show on sending, not at each pause. */
    readonly isSent?: boolean
    /** The notification after it; none, where the page shows one. */
    notice?(this: void, committed: Saved): NoticeMessage
  }
  /** Settings of a document that is public in some states: it is then saved only on request. */
  readonly manual?: {
    isManual(this: void, saved: Saved): boolean
    /** The notification after a save. */
    notice(this: void, answer: Answer): NoticeMessage
  }
}
