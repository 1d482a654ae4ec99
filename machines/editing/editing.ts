import { assertEvent, assign, emit, enqueueActions, setup, type ActorRefFrom } from 'xstate'
import type { Role } from '../../contract/roles.ts'
import type { User } from '../../contract/user.ts'
import { effect } from '../shared/effect.ts'
import type { Failure } from '../shared/failure.ts'
import { notify, successNotice, type NoticeEvent } from '../shared/notice.ts'
import {
  clearFailure,
  patience,
  report,
  reportError,
  submitting,
  type Submission,
} from '../shared/submission.ts'

/** A member changes what is saved of them or of their company. What they typed is not lost by accident. */
export const editingMachine = setup({
  types: {
    input: {} as { role: Role; user: User },
    context: {} as { role: Role; user: User; failure: Failure | undefined; wayOut: string | undefined },
    events: {} as
      | { type: 'known'; user: User }
      | { type: 'change' }
      | { type: 'revert' }
      | { type: 'submit'; form: FormData }
      | { type: 'leave'; to: string }
      | { type: 'stay' }
      | { type: 'discard' },
    emitted: {} as NoticeEvent | { type: 'saved'; user: User } | { type: 'left'; to: string },
    tags: {} as 'busy' | 'slow' | 'unsaved',
  },
  actors: {
    save: effect<User, Submission & { readonly id: string }>('save'),
  },
  actions: {
    clearFailure: clearFailure(),
    report: report(),
    know: assign((_, user: User) => ({ user })),
    tellSaved: emit((_, user: User) => ({ type: 'saved' as const, user })),
    tellDone: notify(() => successNotice('Your profile has been updated successfully.')),
    rememberWayOut: assign((_, wayOut: string) => ({ wayOut })),
    forgetWayOut: assign({ wayOut: undefined }),
    /** Where to, if anybody wants to. */
    leave: enqueueActions(({ context: { wayOut }, enqueue }) => {
      if (wayOut !== undefined) enqueue.emit({ type: 'left', to: wayOut })
      enqueue.assign({ wayOut: undefined })
    }),
  },
  delays: { patience },
}).createMachine({
  id: 'editing',
  context: ({ input }) => ({ ...input, failure: undefined, wayOut: undefined }),
  on: {
    known: {
      description: 'The member is known anew: from the server, or from another tab.',
      actions: { type: 'know', params: ({ event }) => event.user },
    },
  },
  initial: 'editing',
  states: {
    editing: {
      description: 'The form is open.',
      initial: 'unchanged',
      on: { submit: 'saving' },
      states: {
        unchanged: { on: { change: 'changed' } },
        changed: {
          description: 'The form differs from what is saved.',
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
      description: 'The person is about to lose what they typed, and is asked once.',
      tags: ['unsaved'],
      on: {
        leave: { actions: { type: 'rememberWayOut', params: ({ event }) => event.to } },
        stay: { target: 'editing.changed', actions: 'forgetWayOut' },
        discard: { target: 'editing.unchanged', actions: 'leave' },
      },
    },
    saving: {
      ...submitting,
      description: 'The server is asked to save. Whoever leaves meanwhile does so once it has.',
      on: { leave: { actions: { type: 'rememberWayOut', params: ({ event }) => event.to } } },
      tags: ['busy', 'unsaved'],
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context, event }) => {
          assertEvent(event, 'submit')
          return { role: context.role, id: context.user.id, form: event.form }
        },
        onDone: {
          target: 'editing.unchanged',
          actions: [
            { type: 'know', params: ({ event }) => event.output },
            { type: 'tellSaved', params: ({ event }) => event.output },
            'tellDone',
            'leave',
          ],
        },
        onError: {
          target: 'editing.changed',
          actions: ['forgetWayOut', reportError],
        },
      },
    },
  },
})

export type EditingFlow = ActorRefFrom<typeof editingMachine>
