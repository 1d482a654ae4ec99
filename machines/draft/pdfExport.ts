import type { Snapshot, SnapshotFrom } from 'xstate'
import type { AnyDraftFlow } from './createDraftMachine.ts'

type AnyDraftSnapshot = SnapshotFrom<AnyDraftFlow>

/** A change of the draft, as the page that invokes it receives it. */
export interface DraftChange<Draft extends Snapshot<unknown> = AnyDraftSnapshot> {
  readonly type: 'xstate.snapshot.draft'
  readonly snapshot: Draft
}

export interface ExportPdf {
  readonly type: 'exportPdf'
  readonly fileName: string
}

/** Snapshot of a draft that changed. */
export const draftIn = ({ event }: { event: DraftChange }): AnyDraftSnapshot => event.snapshot

/** Region for PDF export. Saves the draft first, because the server prints its own copy. */
export const pdfExport = {
  initial: 'idle',
  states: {
    idle: {
      on: {
        exportPdf: {
          target: 'saving',
          actions: {
            type: 'rememberFileName',
            params: ({ event }: { event: ExportPdf }) => event.fileName,
          },
        },
      },
    },
    saving: {
      description: 'The draft is saved, and what is typed meanwhile too.',
      entry: 'saveDraft',
      on: {
        'xstate.snapshot.draft': [
          { guard: { type: 'isSaving', params: draftIn } },
          { guard: { type: 'isDirty', params: draftIn }, actions: 'saveDraft' },
          { guard: { type: 'isPrintable', params: draftIn }, target: 'idle', actions: 'makePdf' },
          { target: 'idle', actions: 'announceUnsaved' },
        ],
      },
    },
  },
} as const

// Guards of the region.

export const isSaving = (_: unknown, draft: AnyDraftSnapshot) =>
  draft.matches({ open: { saving: 'saving' } }) || draft.matches({ open: { saving: 'comparing' } })

export const isDirty = (_: unknown, draft: AnyDraftSnapshot) => draft.matches({ open: { saving: 'dirty' } })

/** A locked document is printed as the server has it. */
export const isPrintable = (_: unknown, draft: AnyDraftSnapshot) =>
  draft.hasTag('saved') || draft.matches({ open: { saving: 'locked' } })
