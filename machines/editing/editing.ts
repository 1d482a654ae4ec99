import {
  assertEvent,
  assign,
  enqueueActions,
  setup,
  type ActorRef,
  type ActorRefFrom,
  type Snapshot,
} from 'xstate'
import type { OwnCompany } from '../../contract/companies/ownCompany.ts'
import type { Role } from '../../contract/roles.ts'
import type { User } from '../../contract/user.ts'
import { sendToSession } from '../session/sendToSession.ts'
import { effect } from '../shared/effect.ts'
import { failureIn, type Failure } from '../shared/failure.ts'
import { navigate, type NavigateEvent } from '../shared/navigate.ts'
import { notify, successNotice, type NoticeEvent } from '../shared/notice.ts'
import {
  clearFailure,
  slowAfterMs,
  report,
  reportError,
  submitting,
  type Submission,
} from '../shared/submission.ts'

/** Saved member, with the company if the form edits that. */
export interface SavedProfile {
  readonly user: User
  readonly company?: OwnCompany
}

/** Events sent to the parent actor, if any. */
export type EditingReport =
  | { readonly type: 'editing.saved'; readonly saved: SavedProfile }
  | { readonly type: 'editing.failed'; readonly failure: Failure }

interface Input {
  readonly role: Role
  /** Account id of the member. */
  readonly id: string
  readonly parent?: ActorRef<Snapshot<unknown>, EditingReport>
}

/** Form for the saved data of a member or company. Asks before discarding unsaved input. */
export const editingMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Input & { failure: Failure | undefined; wayOut: string | undefined },
    events: {} as
      | { type: 'change' }
      | { type: 'revert' }
      | { type: 'submit'; form: FormData }
      | { type: 'leave'; to: string }
      | { type: 'stay' }
      | { type: 'discard' },
    emitted: {} as NoticeEvent | NavigateEvent,
    tags: {} as 'busy' | 'slow' | 'unsaved',
  },
  actors: {
    save: effect<SavedProfile, Submission & { readonly id: string }>('save'),
  },
  actions: {
    clearFailure: clearFailure(),
    report: report(),
    updateSession: sendToSession(({ context: { role } }, { user }: SavedProfile) => ({
      type: 'updated',
      role,
      user,
    })),
    tellParent: enqueueActions(({ context: { parent }, enqueue }, result: EditingReport) => {
      if (parent) enqueue.sendTo(parent, result)
    }),
    tellDone: notify(() => successNotice('profileSaved')),
    rememberWayOut: assign((_, wayOut: string) => ({ wayOut })),
    forgetWayOut: assign({ wayOut: undefined }),
    /** Opens the page that the person wanted to leave for, if any. */
    leave: navigate(({ context: { wayOut: to } }) => (to === undefined ? undefined : { to })),
  },
  delays: { slowAfterMs },
}).createMachine({
  id: 'editing',
  context: ({ input }) => ({ ...input, failure: undefined, wayOut: undefined }),
  initial: 'editing',
  states: {
    editing: {
      description: 'The form is open.',
      initial: 'unchanged',
      on: { submit: 'saving' },
      states: {
        unchanged: { on: { change: 'changed' } },
        changed: {
          description: 'The form has unsaved changes.',
          tags: ['unsaved'],
          on: {
            revert: 'unchanged',
            leave: {
              target: '#editing.leaving',
              actions: { type: 'rememberWayOut', params: ({ event }) => event.to },
            },
          },
        },
      },
    },
    leaving: {
      description: 'A dialog warns that unsaved changes will be lost.',
      tags: ['unsaved'],
      on: {
        leave: { actions: { type: 'rememberWayOut', params: ({ event }) => event.to } },
        stay: { target: 'editing.changed', actions: 'forgetWayOut' },
        discard: { target: 'editing.unchanged', actions: ['leave', 'forgetWayOut'] },
      },
    },
    saving: {
      ...submitting,
      description: 'The form is being saved. A request to leave waits until then.',
      on: { leave: { actions: { type: 'rememberWayOut', params: ({ event }) => event.to } } },
      tags: ['busy', 'unsaved'],
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context, event }) => {
          assertEvent(event, 'submit')
          return { role: context.role, id: context.id, form: event.form }
        },
        onDone: {
          target: 'editing.unchanged',
          actions: [
            { type: 'updateSession', params: ({ event }) => event.output },
            {
              type: 'tellParent',
              params: ({ event }) => ({ type: 'editing.saved' as const, saved: event.output }),
            },
            'tellDone',
            'leave',
            'forgetWayOut',
          ],
        },
        onError: {
          target: 'editing.changed',
          actions: [
            'forgetWayOut',
            reportError,
            {
              type: 'tellParent',
              params: ({ event }) => ({ type: 'editing.failed' as const, failure: failureIn({ event }) }),
            },
          ],
        },
      },
    },
  },
})

export type EditingFlow = ActorRefFrom<typeof editingMachine>
