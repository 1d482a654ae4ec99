import type { ActorRefFrom } from 'xstate'
import { failureIn } from '../shared/failure.ts'
import { required } from '../shared/required.ts'
import { waits } from '../shared/submission.ts'
import { contentOf, openedWith, type TypedChange } from './applyingContext.ts'
import { applyingSetup } from './applyingSetup.ts'

const change = {
  actions: {
    type: 'take',
    params: ({ event }: { event: { readonly change: TypedChange } }) => event.change,
  },
} as const

const knowFailure = { type: 'knowFailure', params: failureIn } as const

/**
 * Somebody writes an application to a job, and sends it. Who is not signed in writes on the device, and is asked to log in
 * only to send it; the draft of a candidate saves itself.
 */
export const applyingMachine = applyingSetup.createMachine({
  id: 'applying',
  context: ({ input }) => openedWith(input),
  invoke: { id: 'keepApplication', src: 'keepApplication', input: ({ self }) => ({ applying: self }) },
  initial: 'guest',
  states: {
    guest: {
      description: 'Nobody is signed in: the device keeps what is written.',
      tags: ['unsaved'],
      initial: 'writing',
      on: { signedIn: 'opening', send: { actions: 'tellMissing' } },
      states: {
        writing: { on: { change, send: { guard: 'isWhole', target: 'asked' } } },
        asked: {
          description: 'It is whole: whoever sends it logs in first.',
          on: { change: { ...change, target: 'writing' } },
        },
      },
    },
    opening: {
      ...waits,
      description: 'The draft is begun, or the one that there is already is opened.',
      entry: 'clearFailure',
      invoke: {
        id: 'beginApplication',
        src: 'beginApplication',
        input: ({ context: { slug } }) => ({ slug }),
        onDone: [
          {
            guard: { type: 'isOver', params: ({ event }) => event.output.application },
            target: 'over',
            actions: { type: 'open', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'clashes', params: ({ event }) => event.output },
            target: 'conflict',
            actions: { type: 'open', params: ({ event }) => event.output },
          },
          { target: 'draft', actions: { type: 'open', params: ({ event }) => event.output } },
        ],
        onError: [
          { guard: { type: 'isNotThere', params: failureIn }, target: 'closed' },
          { target: 'notOpened', actions: knowFailure },
        ],
      },
    },
    notOpened: {
      description: 'The draft could not be begun. What was written is kept on the device.',
      tags: ['unsaved'],
      on: { retry: 'opening' },
    },
    draft: {
      type: 'parallel',
      states: {
        saving: {
          initial: 'checking',
          states: {
            checking: { always: [{ guard: 'saysMore', target: 'dirty' }, { target: 'clean' }] },
            clean: {
              description: 'The server has everything that was typed.',
              tags: ['saved'],
              on: { change: { ...change, target: 'dirty' } },
            },
            dirty: {
              description: 'The person types. It is saved as soon as they pause.',
              tags: ['unsaved'],
              after: { pause: 'saving' },
              on: {
                change: { ...change, target: 'dirty', reenter: true },
                send: { guard: 'isWhole', target: 'saving' },
              },
            },
            saving: {
              tags: ['unsaved'],
              entry: 'putUnderWay',
              invoke: {
                id: 'saveApplication',
                src: 'saveApplication',
                input: ({ context }) => {
                  const { id, revision } = required(context.saved)
                  return { id, revision, ...(context.underWay ?? contentOf(context)) }
                },
                onDone: {
                  target: 'checking',
                  actions: { type: 'knowSaved', params: ({ event }) => event.output },
                },
                onError: [
                  { guard: { type: 'isOvertaken', params: failureIn }, target: '#applying.comparing' },
                  { guard: { type: 'isGone', params: failureIn }, target: 'checking', actions: knowFailure },
                  { target: 'unsaved', actions: knowFailure },
                ],
              },
              on: { change },
            },
            unsaved: {
              description:
                'Saving has failed. It is tried again after a while, and when the device is connected.',
              tags: ['unsaved'],
              after: { retry: 'saving' },
              on: {
                change,
                save: 'saving',
                connected: 'saving',
                send: { guard: 'isWhole', target: 'saving' },
              },
            },
          },
        },
        intent: {
          description: 'What the person wants once everything is saved.',
          initial: 'none',
          states: {
            none: { on: { send: [{ guard: 'isWhole', target: 'send' }, { actions: 'tellMissing' }] } },
            send: {
              description: 'It is sent as soon as everything is saved, unless the person types on.',
              always: [
                { guard: 'isNotWhole', target: 'none' },
                { guard: 'isClean', target: '#applying.sending' },
                { guard: 'isUnsaved', target: 'none' },
              ],
              on: { change: 'none' },
            },
          },
        },
      },
    },
    sending: {
      ...waits,
      description: 'It is sent, once. Everything in it is saved.',
      tags: ['busy', 'saved'],
      entry: 'clearFailure',
      invoke: {
        id: 'candidateEvent',
        src: 'candidateEvent',
        input: ({ context }) => {
          const { id, revision } = required(context.saved)
          return { id, revision, event: { type: 'submit' } }
        },
        onDone: { target: 'sent', actions: { type: 'know', params: ({ event }) => event.output } },
        onError: [
          { guard: { type: 'takesNobody', params: failureIn }, target: 'closed' },
          { guard: { type: 'isOvertaken', params: failureIn }, target: 'comparing' },
          { target: 'draft', actions: knowFailure },
        ],
      },
    },
    comparing: {
      description: 'It is read again, because another window may have changed it.',
      tags: ['unsaved'],
      invoke: {
        id: 'readApplication',
        src: 'readApplication',
        input: ({ context }) => ({ id: required(context.saved).id }),
        onDone: [
          {
            guard: { type: 'isOver', params: ({ event }) => event.output },
            target: 'over',
            actions: { type: 'know', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'nothingClashes', params: ({ event }) => event.output },
            target: 'draft',
            actions: { type: 'know', params: ({ event }) => event.output },
          },
          { target: 'conflict', actions: { type: 'know', params: ({ event }) => event.output } },
        ],
        onError: { target: 'draft.saving.unsaved', actions: knowFailure },
      },
      on: { change },
    },
    conflict: {
      description: 'Two texts stand beside each other until the person has chosen.',
      tags: ['unsaved'],
      on: {
        change,
        keepMine: 'draft',
        takeTheirs: { target: 'draft', actions: 'takeTheirs' },
      },
    },
    closed: {
      type: 'final',
      description: 'The job takes nobody any more. The draft is kept.',
    },
    over: {
      type: 'final',
      description: 'It is no draft any more: it has been sent already, or discarded.',
    },
    sent: { type: 'final' },
  },
  output: ({ context: { saved } }) => ({ application: saved }),
})

export type ApplyingFlow = ActorRefFrom<typeof applyingMachine>
