import {
  and,
  assign,
  enqueueActions,
  fromCallback,
  or,
  raise,
  setup,
  stateIn,
  type EventObject,
  type StateValue,
  type Subscribable,
} from 'xstate'
import { effect } from '../shared/effect.ts'
import type { Failure } from '../shared/failure.ts'
import { notify, successNotice, type NoticeEvent } from '../shared/notice.ts'
import { required } from '../shared/required.ts'
import { retryIn } from '../shared/retries.ts'
import { slowAfterMs } from '../shared/submission.ts'
import type {
  DraftContext,
  DraftParent,
  DraftReport,
  KeptDraft,
  SaveAnswer,
  SavedDraft,
  Saving,
} from './draft.ts'
import type { AnyDraftOptions, Change, createDraftUpdates } from './draftUpdates.ts'

export type Document = SavedDraft<object>
export type Context = DraftContext<object, object, Document>

export interface DraftInput<Typed, Content, Saved> {
  readonly opened: Saved
  readonly kept: KeptDraft<Typed, Content> | undefined
  readonly parent?: DraftParent<Content, Saved> | undefined
}

export type DraftEvent<Typed> =
  | {
      type: 'change'
      change: Partial<Typed>
      /** Field whose successive changes form one undo step; the names of the changed fields by default. */
      field?: string
      step?: 'undo' | 'redo'
    }
  | { type: 'undo' }
  | { type: 'redo' }
  | { type: 'save' }
  | { type: 'connected' }
  /** Publishes or sends the document. If it is already public, saves its changes. */
  | { type: 'commit' }
  | { type: 'keepMine' }
  | { type: 'takeTheirs' }
  | { type: 'leave'; to: string }
  | { type: 'stay' }
  | { type: 'discard' }
  | { type: 'refresh' }

/** Part of the draft's state that the device stores. */
export interface DraftState<Typed, Content, Saved extends SavedDraft<Content>> {
  readonly context: DraftContext<Typed, Content, Saved>
  readonly hasTag: (tag: 'unsaved' | 'saved') => boolean
}

export interface KeepInput<Typed, Content, Saved extends SavedDraft<Content>> {
  readonly draft: Subscribable<DraftState<Typed, Content, Saved>> & {
    readonly getSnapshot: () => DraftState<Typed, Content, Saved>
  }
}

/** Document and revision to publish or send. */
export interface Committing {
  readonly id: string
  readonly revision: number
}

const isInOneOf = (...states: readonly StateValue[]) =>
  or(states.map((saving) => stateIn({ open: { saving } })))

const report = <Params extends object>(
  reportOf: (context: Context, params: Params) => DraftReport<object, Document>,
) =>
  enqueueActions<Context, DraftEvent<object>, Params, DraftEvent<object>, never, never, never, never, never>(
    ({ context, enqueue }, params) => {
      if (context.parent) enqueue.sendTo(context.parent, reportOf(context, params))
    },
  )

/** Creates the typed setup of a draft: actors, actions, guards and delays. */
export function createDraftSetup(options: AnyDraftOptions, updates: ReturnType<typeof createDraftUpdates>) {
  const { commit, isLocked, manual } = options
  const isManual = ({ context: { saved } }: { context: Context }) => manual?.isManual(saved) ?? false

  return setup({
    types: {
      input: {} as DraftInput<object, object, Document>,
      context: {} as Context,
      events: {} as DraftEvent<object>,
      emitted: {} as NoticeEvent,
      output: {} as { to: string | undefined },
      /**
       * `unsaved`: the server lacks some of the text. `saved`: the server has all of it. `fixed`: read-only.
       * `busy`: being published or sent. `slow`: publishing or sending takes long.
       */
      tags: {} as 'unsaved' | 'saved' | 'fixed' | 'busy' | 'slow',
    },
    actors: {
      saveDraft: effect<SaveAnswer, Saving<object>>('saveDraft'),
      readDraft: effect<Document, { readonly id: string }>('readDraft'),
      commitDraft: effect<Document, Committing>('commitDraft'),
      keepDraft: fromCallback<EventObject, KeepInput<object, object, Document>>(() => undefined),
    },
    actions: {
      change: assign(({ context }, changed: Change) => updates.change(context, changed)),
      undo: raise(({ context: { history } }) => ({
        type: 'change',
        change: required(history.past.at(-1)),
        step: 'undo',
      })),
      redo: raise(({ context: { history } }) => ({
        type: 'change',
        change: required(history.future.at(-1)),
        step: 'redo',
      })),
      showProblems: assign(({ context }) => updates.showProblems(context)),
      markSending: assign(({ context }) => updates.sending(context)),
      recordSaved: assign(({ context }, answer: SaveAnswer) => updates.saved(context, answer, Date.now())),
      reportFailure: report(({ sent }, failure: Failure) => ({ type: 'draft.failed', failure, sent })),
      reportCommitted: report((_, saved: Document) => ({ type: 'draft.committed', saved })),
      recordFailure: assign(({ context }, failure: Failure) => updates.failed(context, failure)),
      recordTheirs: assign(({ context }, theirs: Document) => updates.conflict(context, theirs)),
      recordCommitted: assign((_, saved: Document) => ({ saved, destination: undefined })),
      adopt: assign(({ context }, read: Document) => updates.adopt(context, read)),
      keepMine: assign(({ context }) => updates.keepMine(context)),
      takeTheirs: assign(({ context }) => updates.takeTheirs(context)),
      rememberDestination: assign((_, destination: string) => ({ destination })),
      announceSaved: notify((_, answer: SaveAnswer) => manual && successNotice(manual.notice(answer))),
      announceCommitted: notify(
        (_, committed: Document) => commit?.notice && successNotice(commit.notice(committed)),
      ),
    },
    guards: {
      isLocked: ({ context }) => isLocked(context.saved),
      isManual,
      isChangedElsewhere: ({ context }) => context.theirs !== undefined,
      saysMore: ({ context }) => updates.saysMore(context),
      isHeld: ({ context }) => updates.isHeld(context),
      isRevised: ({ context }) => updates.isRevised(context),
      differs: ({ context }) => updates.saysMore(context) || updates.isHeld(context),
      isWithoutConflict: ({ context }, read: Document) => updates.isWithoutConflict(context, read),
      isStale: (_, { reason }: Failure) => reason?.code === 'conflict' || reason?.code === 'state',
      isNotThere: (_, { reason }: Failure) => reason?.code === 'notFound',
      isAboutFields: (_, { fields = {} }: Failure) => Object.keys(fields).length > 0,
      hasHistory: ({ context: { history } }) => history.past.length + history.future.length > 0,
      hasNoHistory: ({ context: { history } }) => history.past.length + history.future.length === 0,
      canUndo: ({ context: { history } }) => history.past.length > 0,
      canRedo: ({ context: { history } }) => history.future.length > 0,
      canCommit: and([
        isInOneOf('clean', 'dirty', 'saving', 'unsaved'),
        ({ context }: { context: Context }) => commit?.isWhole(updates.parsed(context)) ?? false,
      ]),
      isClean: isInOneOf('clean'),
      /** Cancels a pending leave or commit, so that the person sees the conflict first. */
      isInterrupted: isInOneOf('comparing', 'locked', 'gone'),
      isUnsaved: isInOneOf('invalid', 'unsaved', { manual: 'dirty' }),
      isSettled: isInOneOf('clean', { manual: 'clean' }),
      /** States in which no autosave is pending, so leaving needs a confirmation. */
      needsAnswer: isInOneOf('invalid', 'unsaved', 'comparing', 'conflict', { manual: 'dirty' }),
    },
    delays: {
      /** Debounce of saving, in milliseconds after the last change. */
      pause: 1_000,
      /** Delay of the saving indicator, in milliseconds. */
      slowAfter: 300,
      slowAfterMs,
      retry: ({ context }) => retryIn(context.tries),
    },
  })
}
