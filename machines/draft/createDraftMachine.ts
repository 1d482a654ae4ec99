import type {
  ActorRef,
  ActorRefFrom,
  CallbackActorLogic,
  EventObject,
  PromiseActorLogic,
  Snapshot,
  SnapshotFrom,
} from 'xstate'
import { failureIn } from '../shared/failure.ts'
import type { NoticeEvent } from '../shared/notice.ts'
import { required } from '../shared/required.ts'
import type { Retyped } from '../shared/retyped.ts'
import { waits } from '../shared/submission.ts'
import type { DraftContext, DraftOptions, SaveAnswer, SavedDraft, Saving } from './draft.ts'
import {
  createDraftSetup,
  type Committing,
  type Context,
  type DraftEvent,
  type DraftInput,
  type KeepInput,
} from './draftSetup.ts'
import { createDraftUpdates, type AnyDraftOptions, type Change } from './draftUpdates.ts'

const change = {
  type: 'change',
  params: ({ event }: { event: Change }) => event,
} as const

const rememberDestination = {
  type: 'rememberDestination',
  params: ({ event }: { event: { readonly to: string } }) => event.to,
} as const

const reportFailure = { type: 'reportFailure', params: failureIn } as const
const recordFailure = { type: 'recordFailure', params: failureIn } as const

/** Failures of any call that names the document and its revision. */
const outdated = [
  { guard: { type: 'isStale', params: failureIn }, target: '#comparing', actions: reportFailure },
  { guard: { type: 'isNotThere', params: failureIn }, target: '#gone', actions: reportFailure },
] as const

/**
 * Returns states that only some drafts have. The type includes them for all drafts; the others never enter
 * them.
 */
const partOf = <const Part extends object>(option: object | boolean | undefined, part: Part): Part =>
  option ? part : ({} as Part)

const saveInput = ({ context: { saved, sent } }: { context: Context }) => ({
  id: saved.id,
  revision: saved.revision,
  content: required(sent),
})

function machineOf(options: AnyDraftOptions) {
  const { commit, isUndoable, manual, parse } = options
  const updates = createDraftUpdates(options)
  const draft = createDraftSetup(options, updates)

  const saveToCommit = partOf(commit, { commit: { guard: 'canCommit', target: 'saving' } })
  const wantToCommit = partOf(commit, {
    commit: [
      { guard: 'canCommit', target: 'commit' },
      ...(commit?.isSent ? ([{ actions: 'showProblems' }] as const) : []),
    ],
  })
  /** Shows problems on a pause in typing, unless the document is sent: then they appear on sending. */
  const early = commit?.isSent ? {} : ({ actions: 'showProblems' } as const)

  /** States of a document that is or was public: it saves only on request. */
  const manually = draft.createStateConfig({
    description: 'The document is or was public, so it saves only on request.',
    initial: 'checking',
    states: {
      checking: { always: [{ guard: 'differs', target: 'dirty' }, { target: 'clean' }] },
      clean: { tags: ['saved'], on: { change: { target: 'checking', actions: change } } },
      dirty: {
        tags: ['unsaved'],
        on: {
          change: { target: 'checking', actions: change },
          commit: [{ guard: 'isHeld', actions: 'showProblems' }, { target: 'saving' }],
        },
      },
      saving: {
        description: 'The changes are being published.',
        tags: ['busy', 'unsaved'],
        entry: 'markSending',
        invoke: {
          id: 'saveDraft',
          src: 'saveDraft',
          input: saveInput,
          onDone: {
            target: 'checking',
            actions: [
              { type: 'recordSaved', params: ({ event }) => event.output },
              { type: 'announceSaved', params: ({ event }) => event.output },
            ],
          },
          onError: [...outdated, { target: 'dirty', actions: [reportFailure, recordFailure] }],
        },
        on: { change: { actions: change } },
      },
    },
  })

  const committing = draft.createStateConfig({
    description: 'The saved document is published or sent once. It is read-only meanwhile.',
    tags: ['busy', 'fixed', 'saved'],
    ...partOf(commit?.isSent, waits),
    invoke: {
      id: 'commitDraft',
      src: 'commitDraft',
      input: ({ context: { saved } }) => ({ id: saved.id, revision: saved.revision }),
      onDone: {
        target: 'committed',
        actions: [
          { type: 'recordCommitted', params: ({ event }) => event.output },
          { type: 'announceCommitted', params: ({ event }) => event.output },
          { type: 'reportCommitted', params: ({ event }) => event.output },
        ],
      },
      onError: [...outdated, { target: 'open', actions: [reportFailure, recordFailure] }],
    },
  })

  const waitingToCommit = draft.createStateConfig({
    description:
      'The document is published or sent as soon as it is saved, unless the person goes on typing.',
    always: [
      { guard: 'isClean', target: '#committing' },
      { guard: 'isUnsaved', target: 'none' },
      { guard: 'isInterrupted', target: 'none' },
    ],
    on: { change: 'none', leave: { target: 'leave', actions: rememberDestination } },
  })

  const history = draft.createStateConfig({
    initial: 'empty',
    states: {
      empty: { always: { guard: 'hasHistory', target: 'recorded' } },
      recorded: {
        description: 'Changes can be undone or redone.',
        always: { guard: 'hasNoHistory', target: 'empty' },
        on: {
          undo: { guard: 'canUndo', actions: 'undo' },
          redo: { guard: 'canRedo', actions: 'redo' },
        },
      },
    },
  })

  return draft.createMachine({
    id: options.id,
    context: ({ input: { kept, opened, parent } }) => ({ ...updates.open(opened, kept), parent }),
    invoke: { id: 'keepDraft', src: 'keepDraft', input: ({ self }) => ({ draft: self }) },
    initial: 'open',
    states: {
      open: {
        type: 'parallel',
        states: {
          saving: {
            initial: 'checking',
            states: {
              checking: {
                always: [
                  { guard: 'isLocked', target: 'locked' },
                  { guard: 'isChangedElsewhere', target: 'conflict' },
                  ...(manual ? ([{ guard: 'isManual', target: 'manual' }] as const) : []),
                  { guard: 'saysMore', target: 'dirty' },
                  ...(parse ? ([{ guard: 'isHeld', target: 'invalid', ...early }] as const) : []),
                  { target: 'clean' },
                ],
              },
              clean: {
                description: 'The server has saved everything.',
                tags: ['saved'],
                on: { change: { target: 'dirty', actions: change } },
              },
              dirty: {
                description: 'The text has changed. It is saved after a pause in typing.',
                tags: ['unsaved'],
                after: {
                  pause: [
                    { guard: 'saysMore', target: 'saving', ...(parse && early) },
                    { target: 'checking' },
                  ],
                },
                on: {
                  change: { target: 'dirty', reenter: true, actions: change },
                  save: 'saving',
                  leave: 'saving',
                  ...saveToCommit,
                },
              },
              invalid: {
                description: 'A field has an error or is incomplete. All other fields are saved.',
                tags: ['unsaved'],
                always: { guard: 'isRevised', target: 'checking' },
                on: { change: { target: 'dirty', actions: change } },
              },
              saving: {
                tags: ['unsaved'],
                entry: 'markSending',
                invoke: {
                  id: 'saveDraft',
                  src: 'saveDraft',
                  input: saveInput,
                  onDone: {
                    target: 'checking',
                    actions: { type: 'recordSaved', params: ({ event }) => event.output },
                  },
                  onError: [
                    ...outdated,
                    {
                      guard: { type: 'isAboutFields', params: failureIn },
                      target: 'invalid',
                      actions: [reportFailure, recordFailure],
                    },
                    { target: 'unsaved', actions: [reportFailure, recordFailure] },
                  ],
                },
                on: { change: { actions: change } },
                initial: 'quiet',
                states: {
                  quiet: { after: { slowAfter: 'slow' } },
                  slow: { description: 'The save takes long enough to show an indicator.' },
                },
              },
              unsaved: {
                description:
                  'The save failed. It is retried after a delay, and when the device is back online.',
                tags: ['unsaved'],
                after: { retry: 'saving' },
                on: { change: { actions: change }, save: 'saving', connected: 'saving', ...saveToCommit },
              },
              ...partOf(manual, { manual: manually }),
              comparing: {
                id: 'comparing',
                description:
                  'The document is reloaded, because somebody else or another window may have changed it.',
                tags: ['unsaved'],
                invoke: {
                  id: 'readDraft',
                  src: 'readDraft',
                  input: ({ context }) => ({ id: context.saved.id }),
                  onDone: [
                    {
                      guard: { type: 'isWithoutConflict', params: ({ event }) => event.output },
                      target: 'checking',
                      actions: { type: 'adopt', params: ({ event }) => event.output },
                    },
                    {
                      target: 'checking',
                      actions: { type: 'recordTheirs', params: ({ event }) => event.output },
                    },
                  ],
                  onError: [
                    { guard: { type: 'isNotThere', params: failureIn }, target: 'gone' },
                    ...(manual
                      ? ([{ guard: 'isManual', target: 'manual', actions: recordFailure }] as const)
                      : []),
                    { target: 'unsaved', actions: recordFailure },
                  ],
                },
                on: { change: { actions: change } },
              },
              conflict: {
                description: 'Both versions are shown side by side until the person chooses one.',
                tags: ['unsaved'],
                on: {
                  change: { actions: change },
                  keepMine: { target: 'checking', actions: 'keepMine' },
                  takeTheirs: { target: 'checking', actions: 'takeTheirs' },
                },
              },
              locked: {
                description: 'The document is read-only, for example in the trash.',
                tags: ['fixed'],
                on: { refresh: 'comparing' },
              },
              gone: {
                id: 'gone',
                description: 'The document no longer exists, or belongs to somebody else.',
                tags: ['fixed'],
                on: { refresh: 'comparing' },
              },
            },
          },
          intent: {
            description: 'Action that waits until everything is saved.',
            initial: 'none',
            states: {
              none: {
                on: {
                  leave: [
                    { guard: 'needsAnswer', target: '#asking', actions: rememberDestination },
                    { target: 'leave', actions: rememberDestination },
                  ],
                  ...wantToCommit,
                },
              },
              leave: {
                description:
                  'The page closes as soon as everything is saved, unless the person goes on typing.',
                always: [
                  { guard: 'isSettled', target: '#left' },
                  { guard: 'isUnsaved', target: '#asking' },
                  { guard: 'isInterrupted', target: 'none' },
                ],
                on: {
                  change: 'none',
                  leave: { actions: rememberDestination },
                  ...wantToCommit,
                },
              },
              ...partOf(commit, { commit: waitingToCommit }),
            },
          },
          ...partOf(isUndoable, { history }),
        },
      },
      asking: {
        id: 'asking',
        description: 'A dialog warns that unsaved changes will be lost.',
        tags: ['unsaved'],
        on: { stay: 'open', discard: 'left' },
      },
      ...partOf(commit, { committing: { id: 'committing', ...committing }, committed: { type: 'final' } }),
      left: { id: 'left', type: 'final' },
    },
    output: ({ context: { destination } }) => ({ to: destination }),
  })
}

export type DraftMachine<
  Typed,
  Content,
  Saved extends SavedDraft<Content>,
  Answer extends SaveAnswer = SaveAnswer,
> = Retyped<
  ReturnType<typeof machineOf>,
  {
    context: DraftContext<Typed, Content, Saved>
    event: DraftEvent<Typed>
    actor:
      | { src: 'saveDraft'; logic: PromiseActorLogic<Answer, Saving<Content>>; id: string | undefined }
      | { src: 'readDraft'; logic: PromiseActorLogic<Saved, { readonly id: string }>; id: string | undefined }
      | { src: 'commitDraft'; logic: PromiseActorLogic<Saved, Committing>; id: string | undefined }
      | {
          src: 'keepDraft'
          logic: CallbackActorLogic<EventObject, KeepInput<Typed, Content, Saved>>
          id: string | undefined
        }
    input: DraftInput<Typed, Content, Saved>
    emitted: NoticeEvent
  }
>

export type DraftFlow<
  Typed,
  Content,
  Saved extends SavedDraft<Content>,
  Answer extends SaveAnswer = SaveAnswer,
> = ActorRefFrom<DraftMachine<Typed, Content, Saved, Answer>>

type AnyDraftSnapshot = Snapshot<unknown> &
  Pick<SnapshotFrom<ReturnType<typeof machineOf>>, 'hasTag' | 'matches' | 'value'> & {
    readonly context: Omit<Context, 'parent'>
  }

/** Structural type of any draft actor, for views that show its save state. */
export type AnyDraftFlow = ActorRef<AnyDraftSnapshot, { type: 'save' }>

/**
 * Creates a machine for a document with autosave. It stores unsaved text on the device, detects changes from
 * other windows, and can support undo. The caller provides its effects `saveDraft`, `readDraft`,
 * `commitDraft` and `keepDraft`.
 */
export function createDraftMachine<
  Typed extends object,
  Content extends object,
  Saved extends SavedDraft<Content>,
  Answer extends SaveAnswer = SaveAnswer,
>(options: DraftOptions<Typed, Content, Saved, Answer>): DraftMachine<Typed, Content, Saved, Answer>
// TypeScript cannot infer `setup` inside a generic function: the machine is written over `object` and typed
// here.
export function createDraftMachine(options: AnyDraftOptions): unknown {
  return machineOf(options)
}
