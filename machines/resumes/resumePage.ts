import {
  assertEvent,
  assign,
  enqueueActions,
  sendTo,
  setup,
  type ActorRefFrom,
  type SnapshotFrom,
} from 'xstate'
import type { Resume, ResumePages, ResumeVersion } from '../../contract/resumes/calls.ts'
import type { ResumeItem } from '../../contract/resumes/listing.ts'
import type { TypedResume } from '../../contract/resumes/typed.ts'
import type { CommandReport } from '../commands/commands.ts'
import type { DraftInput } from '../draft/draftSetup.ts'
import {
  pdfExport,
  isDirty,
  isPrintable,
  isSaving,
  type DraftChange,
  type ExportPdf,
} from '../draft/pdfExport.ts'
import { createReading, type ReadingReport } from '../reading/reading.ts'
import { eventOf } from '../shared/eventOf.ts'
import { navigate, type NavigateEvent } from '../shared/navigate.ts'
import { errorNotice, notify, type NoticeEvent } from '../shared/notice.ts'
import { resumeCommandsMachine, type ResumeCommands } from './resumeCommands.ts'
import { resumeDraft, type SavedResume } from './resumeDraft.ts'

/** Loaded resume, with unsaved text from the device. */
export interface OpenedResume extends DraftInput<TypedResume, TypedResume, SavedResume> {
  readonly resume: Resume
}

/** Page layout of a resume, with an SVG picture of each page. */
export interface PicturedPages extends ResumePages {
  readonly pictures: readonly string[]
}

interface One {
  readonly id: string
}

type Report = CommandReport<ResumeCommands>
type Done = Extract<Report, { type: 'command.done' }>
type Draft = SnapshotFrom<typeof resumeDraft>

const resumeReading = createReading<One, OpenedResume>()
const pagesReading = createReading<One, PicturedPages>()
const versionsReading = createReading<One, { readonly versions: ResumeVersion[] }>()

const isRevised = (
  { context: { revision } }: { readonly context: { readonly revision: number } },
  { context: { saved } }: Draft,
) => saved.revision !== revision

/** Page of the resume builder: draft, printed pages, versions and commands. */
export const resumePageMachine = setup({
  types: {
    input: {} as One,
    context: {} as One & {
      /** Revision that the printed pages show. */
      readonly revision: number
      readonly sharing: Pick<ResumeItem, 'link' | 'expiresOn'>
      /** File name of the last requested PDF. */
      readonly fileName: string
    },
    events: {} as
      | ReadingReport<OpenedResume>
      | Report
      | DraftChange<Draft>
      | ExportPdf
      | { readonly type: 'connected' }
      | { readonly type: 'versions.open' }
      | { readonly type: 'versions.close' },
    emitted: {} as NoticeEvent | NavigateEvent,
    children: {} as {
      resume: 'resume'
      draft: 'draft'
      commands: 'commands'
      pages: 'pages'
      versions: 'versions'
    },
  },
  actors: {
    resume: resumeReading,
    draft: resumeDraft,
    commands: resumeCommandsMachine,
    pages: pagesReading,
    versions: versionsReading,
  },
  actions: {
    open: assign((_, { opened: { revision }, resume: { expiresOn, link } }: OpenedResume) => ({
      revision,
      sharing: { expiresOn, link },
    })),
    noteRevision: assign((_, { context: { saved } }: Draft) => ({ revision: saved.revision })),
    rememberFileName: assign((_, fileName: string) => ({ fileName })),
    refreshPages: sendTo('pages', eventOf(pagesReading, { type: 'refresh' })),
    refreshVersions: sendTo('versions', eventOf(versionsReading, { type: 'refresh' })),
    connect: enqueueActions(({ enqueue }) => {
      enqueue.sendTo('draft', eventOf(resumeDraft, { type: 'connected' }))
      enqueue.sendTo('pages', eventOf(pagesReading, { type: 'retry' }))
    }),
    followCommand: enqueueActions(({ enqueue }, done: Done) => {
      if (done.command === 'share') enqueue.assign({ sharing: done.output })
      if (done.command === 'unlock') enqueue.sendTo('draft', eventOf(resumeDraft, { type: 'refresh' }))
      // The typed text has become another resume, so this one takes the version of the other window.
      if (done.command === 'keepBoth') enqueue.sendTo('draft', eventOf(resumeDraft, { type: 'takeTheirs' }))
    }),
    knowVersions: enqueueActions(({ enqueue }, done: Done) => {
      if (done.command !== 'nameVersion') return
      enqueue.sendTo('versions', eventOf(versionsReading, { type: 'known', data: done.output }))
    }),
    saveDraft: sendTo('draft', eventOf(resumeDraft, { type: 'save' })),
    makePdf: sendTo('commands', ({ context: { id, fileName } }) =>
      eventOf(resumeCommandsMachine, { type: 'run', command: 'pdf', input: { id, fileName } }),
    ),
    announceUnsaved: notify(() => errorNotice('resumeUnsaved')),
    leave: navigate((_, to: string | undefined) => (to === undefined ? undefined : { to })),
  },
  guards: {
    isSaving,
    isDirty,
    isPrintable,
    isRevised,
  },
}).createMachine({
  id: 'resumePage',
  context: ({ input: { id } }) => ({
    id,
    revision: 0,
    sharing: { link: null, expiresOn: null },
    fileName: '',
  }),
  initial: 'opening',
  states: {
    opening: {
      description: 'The resume is loading.',
      invoke: {
        id: 'resume',
        src: 'resume',
        input: ({ context: { id }, self }) => ({ query: { id }, parent: self }),
      },
      on: {
        'reading.known': { target: 'open', actions: { type: 'open', params: ({ event }) => event.data } },
      },
    },
    open: {
      type: 'parallel',
      invoke: [
        { id: 'commands', src: 'commands', input: ({ self }) => ({ parent: self }) },
        { id: 'pages', src: 'pages', input: ({ context: { id } }) => ({ query: { id } }) },
      ],
      on: { connected: { actions: 'connect' } },
      states: {
        writing: {
          description: 'The printed pages are reloaded after each save.',
          invoke: {
            id: 'draft',
            src: 'draft',
            input: ({ event }) => {
              assertEvent(event, 'reading.known')
              const { kept, opened } = event.data
              return { kept, opened }
            },
            onSnapshot: {
              guard: { type: 'isRevised', params: ({ event }) => event.snapshot },
              actions: [{ type: 'noteRevision', params: ({ event }) => event.snapshot }, 'refreshPages'],
            },
            onDone: { actions: { type: 'leave', params: ({ event }) => event.output.to } },
          },
          on: { 'command.done': { actions: { type: 'followCommand', params: ({ event }) => event } } },
        },
        pdf: pdfExport,
        versions: {
          initial: 'closed',
          states: {
            closed: { on: { 'versions.open': 'open' } },
            open: {
              invoke: {
                id: 'versions',
                src: 'versions',
                input: ({ context: { id } }) => ({ query: { id } }),
              },
              on: {
                'versions.close': 'closed',
                'xstate.snapshot.draft': {
                  description: 'Saves since the list was loaded have added versions.',
                  guard: { type: 'isRevised', params: ({ event }) => event.snapshot },
                  actions: 'refreshVersions',
                },
                'command.done': { actions: { type: 'knowVersions', params: ({ event }) => event } },
              },
            },
          },
        },
      },
    },
  },
})

export type VersionsFlow = ActorRefFrom<typeof versionsReading>
export type ResumePageFlow = ActorRefFrom<typeof resumePageMachine>
