import type { ActorRef, Snapshot } from 'xstate'
import type { Failure } from '../shared/failure.ts'
import type { NoticeMessage } from '../shared/noticeMessage.ts'

/** Document as stored on the server. */
export interface SavedDraft<Content> {
  readonly id: string
  readonly revision: number
  readonly content: Content
  /** Time of the last save in milliseconds since 1970; undefined if the document has no such time. */
  readonly savedAt: number | undefined
}

export interface SaveAnswer {
  readonly revision: number
}

/** Unsaved text with the content it is based on, stored on the device until the server has saved it. */
export interface KeptDraft<Typed, Content> {
  readonly revision: number
  readonly before: Content
  readonly typed: Typed
  /** Contents sent in requests without a response. The server may have saved any of them. */
  readonly unanswered?: readonly Content[] | undefined
}

/** Payload of a save: the content, and the revision that it is based on. */
export interface Saving<Content> {
  readonly id: string
  readonly revision: number
  readonly content: Content
}

export type Problems = Readonly<Record<string, string>>

/** Result of parsing the form values. */
export interface ParsedDraft<Content> {
  /** Valid content. Invalid fields keep their saved values. */
  readonly content: Content
  /** Messages by field path. */
  readonly problems: Problems
  /** True if some of the text cannot be saved because it is invalid. */
  readonly isHeld: boolean
}

/** Undo history, oldest change first. */
export interface History<Typed> {
  readonly past: readonly Typed[]
  readonly future: readonly Typed[]
  /** Latest change. Further changes of the same field soon after it belong to the same undo step. */
  readonly burst: { readonly field: string; readonly at: number } | undefined
}

export interface DraftContext<Typed, Content, Saved extends SavedDraft<Content>> {
  /** Last version that this page has loaded or saved. */
  readonly saved: Saved
  readonly typed: Typed
  readonly problems: Problems
  /** Failure of the last attempt to save; undefined after a success. */
  readonly failure: Failure | undefined
  /** Number of failed attempts to save since the last success. */
  readonly tries: number
  /** Content being saved, or rejected last. */
  readonly sent: Content | undefined
  /** Contents sent since the last response. The server may have saved any of them. */
  readonly unanswered: readonly Content[]
  /** Version that another window has saved in the meantime. */
  readonly theirs: Saved | undefined
  readonly history: History<Typed>
  /** Address that the person wants to navigate to. */
  readonly destination: string | undefined
  readonly parent?: DraftParent<Content, Saved> | undefined
}

/** Events sent to the parent actor, if any: the document was published or sent, or a request failed. */
export type DraftReport<Content, Saved> =
  | { readonly type: 'draft.committed'; readonly saved: Saved }
  | {
      readonly type: 'draft.failed'
      readonly failure: Failure
      /** The content that was being saved. */
      readonly sent: Content | undefined
    }

export type DraftParent<Content, Saved> = ActorRef<Snapshot<unknown>, DraftReport<Content, Saved>>

/** Behavior of a draft that depends on its domain, as pure functions. */
export interface DraftOptions<Typed, Content, Saved extends SavedDraft<Content>, Answer extends SaveAnswer> {
  /** Id of the machine. */
  readonly id: string
  /** Form values for saved content. */
  typedOf(this: void, content: Content): Typed
  /** Parses the form values. If undefined, only the server validates. */
  parse?(this: void, typed: Typed, saved: Saved): ParsedDraft<Content>
  /** Maps the path of a problem to field names of `Typed`; identity by default. */
  fieldsOf?(this: void, path: string): readonly string[]
  /** Returns true if the draft is read-only in its current state. */
  isLocked(this: void, saved: Saved): boolean
  /**
   * Saved document after a response; by default, the fields of the response replace those of the document.
   */
  withAnswer?(this: void, saved: Saved, answer: Answer): Saved
  /** Removes values that the server will never accept; identity by default. */
  withFailure?(this: void, typed: Typed, failure: Failure, sent: Content | undefined): Typed
  /** Merges local changes into newer content; field by field by default. */
  merge?(this: void, base: Typed, mine: Typed, theirs: Typed): Typed
  readonly isUndoable?: boolean
  /**
   * Settings for documents that are published or sent. The effect `commitDraft` does so once all is complete
   * and saved.
   */
  readonly commit?: {
    isWhole(this: void, parsed: ParsedDraft<Content>): boolean
    /** True for documents that are sent: problems appear on sending, not on pauses in typing. */
    readonly isSent?: boolean
    /** Success notice; undefined if the page shows its own. */
    notice?(this: void, committed: Saved): NoticeMessage
  }
  /** Settings for documents that are public in some states, in which they save only on request. */
  readonly manual?: {
    isManual(this: void, saved: Saved): boolean
    /** Success notice of a save on request. */
    notice(this: void, answer: Answer): NoticeMessage
  }
}
