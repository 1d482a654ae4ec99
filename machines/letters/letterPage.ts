import { assertEvent, assign, sendTo, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import type { Letter, LetterLook } from '../../contract/letters/calls.ts'
import type { TypedLetter } from '../../contract/letters/typed.ts'
import type { CommandReport } from '../commands/commands.ts'
import type { DraftInput } from '../draft/draftSetup.ts'
import {
  isDirty,
  isPrintable,
  isSaving,
  pdfExport,
  type DraftChange,
  type ExportPdf,
} from '../draft/pdfExport.ts'
import { createReading, type ReadingReport } from '../reading/reading.ts'
import { eventOf } from '../shared/eventOf.ts'
import { navigate, type NavigateEvent } from '../shared/navigate.ts'
import { errorNotice, notify, type NoticeEvent } from '../shared/notice.ts'
import { letterCommandsMachine, type LetterCommands } from './letterCommands.ts'
import { letterDraft, type SavedLetter } from './letterDraft.ts'

/** Loaded letter, with unsaved text from the device. */
export interface OpenedLetter extends DraftInput<TypedLetter, TypedLetter, SavedLetter> {
  readonly letter: Letter
}

/** Job that a letter can be written for. */
export interface JobToWriteFor {
  readonly slug: string
  readonly title: string
  readonly company: { readonly name: string }
}

/** Options of a letter: the jobs it can be written for, and the designs. */
export interface LetterChoices {
  readonly jobs: readonly JobToWriteFor[]
  readonly looks: readonly LetterLook[]
}

interface One {
  readonly id: string
}

type Report = CommandReport<LetterCommands>

/** Page of the letter editor: draft, options and commands. */
export const letterPageMachine = setup({
  types: {
    input: {} as One,
    context: {} as One & {
      /** Job that the letter was written for when the page opened. */
      readonly job: Letter['job']
      /** File name of the last requested PDF. */
      readonly fileName: string
    },
    events: {} as
      ReadingReport<OpenedLetter> | Report | DraftChange<SnapshotFrom<typeof letterDraft>> | ExportPdf,
    emitted: {} as NoticeEvent | NavigateEvent,
    children: {} as { letter: 'letter'; draft: 'draft'; commands: 'commands'; choices: 'choices' },
  },
  actors: {
    letter: createReading<One, OpenedLetter>(),
    draft: letterDraft,
    commands: letterCommandsMachine,
    choices: createReading<object, LetterChoices>(),
  },
  actions: {
    rememberJob: assign((_, job: Letter['job']) => ({ job })),
    rememberFileName: assign((_, fileName: string) => ({ fileName })),
    takeTheirs: sendTo('draft', eventOf(letterDraft, { type: 'takeTheirs' })),
    saveDraft: sendTo('draft', eventOf(letterDraft, { type: 'save' })),
    makePdf: sendTo('commands', ({ context: { id, fileName } }) =>
      eventOf(letterCommandsMachine, { type: 'run', command: 'pdf', input: { id, fileName } }),
    ),
    announceUnsaved: notify(() => errorNotice('letterUnsaved')),
    leave: navigate((_, to: string | undefined) => (to === undefined ? undefined : { to })),
  },
  guards: {
    isDirty,
    isPrintable,
    isSaving,
    isKeepBoth: (_: unknown, { command }: Report) => command === 'keepBoth',
  },
}).createMachine({
  id: 'letterPage',
  context: ({ input: { id } }) => ({ id, job: null, fileName: '' }),
  initial: 'opening',
  states: {
    opening: {
      description: 'The letter is loading.',
      invoke: {
        id: 'letter',
        src: 'letter',
        input: ({ context: { id }, self }) => ({ query: { id }, parent: self }),
      },
      on: {
        'reading.known': {
          target: 'open',
          actions: { type: 'rememberJob', params: ({ event }) => event.data.letter.job },
        },
      },
    },
    open: {
      type: 'parallel',
      invoke: [
        { id: 'commands', src: 'commands', input: ({ self }) => ({ parent: self }) },
        { id: 'choices', src: 'choices', input: { query: {} } },
      ],
      states: {
        writing: {
          invoke: {
            id: 'draft',
            src: 'draft',
            input: ({ event }) => {
              assertEvent(event, 'reading.known')
              const { kept, opened } = event.data
              return { kept, opened }
            },
            onSnapshot: { description: 'The export waits for the save.' },
            onDone: { actions: { type: 'leave', params: ({ event }) => event.output.to } },
          },
          on: {
            'command.done': {
              description:
                'The typed text was saved as a new letter. This page continues with the version of the other window.',
              guard: { type: 'isKeepBoth', params: ({ event }) => event },
              actions: 'takeTheirs',
            },
          },
        },
        pdf: pdfExport,
      },
    },
  },
})

export type LetterPageFlow = ActorRefFrom<typeof letterPageMachine>
