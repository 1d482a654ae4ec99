import type { ActorRefFrom } from 'xstate'
import { paths } from '../../contract/paths.ts'
import type { TypedPosting } from '../../contract/postings/typed.ts'
import { failureIn } from '../shared/failure.ts'
import { openedWith, savingOf, type Saved } from './editorContext.ts'
import { editorSetup } from './editorSetup.ts'

const change = {
  actions: {
    type: 'take',
    params: ({ event }: { event: { readonly change: Partial<TypedPosting> } }) => event.change,
  },
} as const

const wantToLeave = {
  type: 'want',
  params: ({ event }: { event: { readonly to: string } }) => ({ do: 'leave', to: event.to }) as const,
} as const

const wantToPublish = { type: 'want', params: { do: 'publish' } } as const

const knowSaved = {
  type: 'knowSaved',
  params: ({ event }: { event: { readonly output: Saved } }) => event.output,
} as const

const knowFailure = { type: 'knowFailure', params: failureIn } as const

/** What the failure of a call means that names the posting and its revision, whatever else it would mean. */
const overtaken = [
  { guard: { type: 'isOvertaken', params: failureIn }, target: '#editor.comparing' },
  { guard: { type: 'isNotThere', params: failureIn }, target: '#editor.gone' },
] as const

/** An employer writes a posting. A draft saves itself; what is published changes only when they say so. */
export const editorMachine = editorSetup.createMachine({
  id: 'editor',
  context: ({ input }) => openedWith(input.opened, input.kept),
  initial: 'sorting',
  states: {
    sorting: {
      description: 'The state of the posting says how it can be changed.',
      always: [
        { guard: 'isChangedElsewhere', target: 'conflict' },
        { guard: 'isDraft', target: 'draft' },
        { guard: 'isOpen', target: 'published' },
        { target: 'locked' },
      ],
    },
    draft: {
      initial: 'weighing',
      states: {
        weighing: {
          always: [
            { guard: 'saysMore', target: 'dirty' },
            { guard: 'holdsBack', target: 'heldBack', actions: 'tellProblems' },
            { target: 'clean' },
          ],
        },
        clean: {
          description: 'The server has everything that was typed.',
          tags: ['saved'],
          always: [
            { guard: 'wantsToLeave', target: '#editor.left' },
            { guard: 'wantsToPublish', target: '#editor.publishing', actions: 'forgetNext' },
          ],
          on: {
            change: { ...change, target: 'dirty' },
            publish: { guard: 'isWhole', target: '#editor.publishing' },
          },
        },
        dirty: {
          description: 'The person types. It is saved as soon as they pause.',
          tags: ['unsaved'],
          after: {
            pause: [{ guard: 'saysMore', target: 'saving', actions: 'tellProblems' }, { target: 'weighing' }],
          },
          on: {
            change: { ...change, target: 'dirty', reenter: true },
            save: 'saving',
            publish: { guard: 'isWhole', target: 'saving', actions: wantToPublish },
            leave: { target: 'saving', actions: wantToLeave },
          },
        },
        heldBack: {
          description: 'All is saved but for what is wrong, or not whole yet.',
          tags: ['unsaved'],
          always: { guard: 'wantsToLeave', target: '#editor.leaving' },
          on: {
            change: { ...change, target: 'dirty' },
            leave: { target: '#editor.leaving', actions: wantToLeave },
          },
        },
        saving: {
          tags: ['unsaved'],
          entry: 'send',
          invoke: {
            id: 'savePosting',
            src: 'savePosting',
            input: ({ context }) => savingOf(context),
            onDone: { target: 'weighing', actions: knowSaved },
            onError: [
              ...overtaken,
              {
                guard: { type: 'isAboutFields', params: failureIn },
                target: 'heldBack',
                actions: knowFailure,
              },
              { target: 'unsaved', actions: knowFailure },
            ],
          },
          on: {
            change,
            publish: { guard: 'isWhole', actions: wantToPublish },
            leave: { actions: wantToLeave },
          },
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
          always: { guard: 'wantsToLeave', target: '#editor.leaving' },
          after: { retry: 'saving' },
          on: {
            change,
            save: 'saving',
            connected: 'saving',
            publish: { guard: 'isWhole', target: 'saving', actions: wantToPublish },
            leave: { target: '#editor.leaving', actions: wantToLeave },
          },
        },
      },
    },
    published: {
      description: 'People read it, or have read it: nothing saves itself.',
      initial: 'weighing',
      states: {
        weighing: { always: [{ guard: 'differs', target: 'changed' }, { target: 'same' }] },
        same: {
          tags: ['saved'],
          always: { guard: 'wantsToLeave', target: '#editor.left' },
          on: { change: { ...change, target: 'weighing' } },
        },
        changed: {
          tags: ['unsaved'],
          always: { guard: 'wantsToLeave', target: '#editor.leaving' },
          on: {
            change: { ...change, target: 'weighing' },
            publish: [{ guard: 'holdsBack', actions: 'tellProblems' }, { target: 'changing' }],
            leave: { target: '#editor.leaving', actions: wantToLeave },
          },
        },
        changing: {
          description: 'The changes are being published.',
          tags: ['busy', 'unsaved'],
          entry: 'send',
          invoke: {
            id: 'savePosting',
            src: 'savePosting',
            input: ({ context }) => savingOf(context),
            onDone: {
              target: 'weighing',
              actions: [knowSaved, { type: 'tellChanged', params: ({ event }) => event.output }],
            },
            onError: [...overtaken, { target: 'changed', actions: knowFailure }],
          },
          on: { change, leave: { actions: wantToLeave } },
        },
      },
    },
    publishing: {
      tags: ['busy', 'fixed'],
      invoke: {
        id: 'postingEvent',
        src: 'postingEvent',
        input: ({ context: { saved } }) => ({
          id: saved.id,
          revision: saved.revision,
          event: { type: 'publish' },
        }),
        onDone: {
          target: 'left',
          actions: ['leadToPosting', { type: 'tellPublished', params: ({ event }) => event.output }],
        },
        onError: [...overtaken, { target: 'draft', actions: knowFailure }],
      },
    },
    comparing: {
      description: 'It is read again, because somebody else may have changed it.',
      tags: ['unsaved'],
      entry: 'forgetNext',
      invoke: {
        id: 'readPosting',
        src: 'readPosting',
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
          { guard: 'isDraft', target: 'draft.unsaved', actions: knowFailure },
          { target: 'sorting', actions: knowFailure },
        ],
      },
      on: { change, leave: { target: 'leaving', actions: wantToLeave } },
    },
    conflict: {
      description: 'Two texts stand beside each other until the person has chosen.',
      tags: ['unsaved'],
      on: {
        change,
        keepMine: { target: 'sorting', actions: 'keepMine' },
        takeTheirs: { target: 'sorting', actions: 'takeTheirs' },
        leave: { target: 'leaving', actions: wantToLeave },
      },
    },
    locked: {
      description: 'Its state does not allow it to be written.',
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
        stay: { target: 'sorting', actions: 'forgetNext' },
        discard: 'left',
      },
    },
    left: { type: 'final' },
  },
  output: ({ context: { next } }) => ({ to: next?.do === 'leave' ? next.to : paths.postings }),
})

export type EditorFlow = ActorRefFrom<typeof editorMachine>
