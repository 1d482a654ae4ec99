import type { ActorRefFrom } from 'xstate'
import { failureIn } from '../shared/failure.ts'
import { openedWith, type Content } from './autosavingContext.ts'
import { autosavingSetup } from './autosavingSetup.ts'

const change = {
  actions: {
    type: 'take',
    params: ({ event }: { event: { readonly change: Content } }) => event.change,
  },
} as const

const rememberWayOut = {
  type: 'rememberWayOut',
  params: ({ event }: { event: { readonly to: string } }) => event.to,
} as const

const knowFailure = { type: 'knowFailure', params: failureIn } as const

/** Somebody writes something of their own that saves itself, whatever it says: its page knows what its fields mean. */
export const autosavingMachine = autosavingSetup.createMachine({
  id: 'autosaving',
  context: ({ input }) => openedWith(input.opened, input.kept),
  initial: 'sorting',
  states: {
    sorting: {
      always: [
        { guard: 'isLocked', target: 'locked' },
        { guard: 'isChangedElsewhere', target: 'conflict' },
        { target: 'writing' },
      ],
    },
    writing: {
      initial: 'weighing',
      states: {
        weighing: { always: [{ guard: 'saysMore', target: 'dirty' }, { target: 'clean' }] },
        clean: {
          description: 'The server has everything that was typed.',
          tags: ['saved'],
          always: { guard: 'wantsToLeave', target: '#autosaving.left' },
          on: { change: { ...change, target: 'dirty' } },
        },
        dirty: {
          description: 'The person types. It is saved as soon as they pause.',
          tags: ['unsaved'],
          after: { pause: [{ guard: 'saysMore', target: 'saving' }, { target: 'clean' }] },
          on: {
            change: { ...change, target: 'dirty', reenter: true },
            save: 'saving',
            leave: { target: 'saving', actions: rememberWayOut },
          },
        },
        heldBack: {
          description: 'The server does not take it as it is: something is wrong with a field.',
          tags: ['unsaved'],
          always: { guard: 'wantsToLeave', target: '#autosaving.leaving' },
          on: {
            change: { ...change, target: 'dirty' },
            leave: { target: '#autosaving.leaving', actions: rememberWayOut },
          },
        },
        saving: {
          tags: ['unsaved'],
          entry: 'send',
          invoke: {
            id: 'saveContent',
            src: 'saveContent',
            input: ({ context: { saved, typed } }) => ({
              id: saved.id,
              revision: saved.revision,
              content: typed,
            }),
            onDone: {
              target: 'weighing',
              actions: { type: 'knowSaved', params: ({ event }) => event.output },
            },
            onError: [
              { guard: { type: 'isOvertaken', params: failureIn }, target: '#autosaving.comparing' },
              { guard: { type: 'isNotThere', params: failureIn }, target: '#autosaving.gone' },
              {
                guard: { type: 'isAboutFields', params: failureIn },
                target: 'heldBack',
                actions: knowFailure,
              },
              { target: 'unsaved', actions: knowFailure },
            ],
          },
          on: { change, leave: { actions: rememberWayOut } },
          initial: 'asked',
          states: {
            asked: { after: { aMoment: 'shown' } },
            shown: { description: 'It takes long enough to be told.' },
          },
        },
        unsaved: {
          description:
            'Saving has failed. It is tried again after a while, and when the device is connected.',
          tags: ['unsaved'],
          always: { guard: 'wantsToLeave', target: '#autosaving.leaving' },
          after: { retry: 'saving' },
          on: {
            change,
            save: 'saving',
            connected: 'saving',
            leave: { target: '#autosaving.leaving', actions: rememberWayOut },
          },
        },
      },
    },
    comparing: {
      description: 'It is read again, because another window may have changed it.',
      tags: ['unsaved'],
      entry: 'forgetWayOut',
      invoke: {
        id: 'readContent',
        src: 'readContent',
        input: ({ context }) => ({ id: context.saved.id }),
        onDone: [
          {
            guard: { type: 'nothingClashes', params: ({ event }) => event.output },
            target: 'sorting',
            actions: { type: 'adopt', params: ({ event }) => event.output },
          },
          { target: 'sorting', actions: { type: 'knowTheirs', params: ({ event }) => event.output } },
        ],
        onError: [
          { guard: { type: 'isNotThere', params: failureIn }, target: 'gone' },
          { target: 'writing.unsaved', actions: knowFailure },
        ],
      },
      on: { change, leave: { target: 'leaving', actions: rememberWayOut } },
    },
    conflict: {
      description: 'Two texts stand beside each other until the person has chosen.',
      tags: ['unsaved'],
      on: {
        change,
        keepMine: { target: 'sorting', actions: 'keepMine' },
        takeTheirs: { target: 'sorting', actions: 'takeTheirs' },
        leave: { target: 'leaving', actions: rememberWayOut },
      },
    },
    locked: {
      description: 'It cannot be written as it stands, such as in the bin.',
      tags: ['fixed'],
      on: { refresh: 'comparing' },
    },
    gone: {
      description: 'It is not there any more, or not theirs.',
      tags: ['fixed'],
      on: { refresh: 'comparing' },
    },
    leaving: {
      description: 'The person is about to leave what is not saved, and is asked once.',
      tags: ['unsaved'],
      on: {
        stay: { target: 'sorting', actions: 'forgetWayOut' },
        discard: 'left',
      },
    },
    left: { type: 'final' },
  },
  output: ({ context: { wayOut } }) => ({ to: wayOut }),
})

export type AutosavingFlow = ActorRefFrom<typeof autosavingMachine>
