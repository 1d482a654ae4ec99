import type { Snapshot, SnapshotFrom } from 'xstate'
import type { AnyDraftFlow } from './createDraftMachine.ts'

type AnyDraftSnapshot = SnapshotFrom<AnyDraftFlow>

/** Snapshot event of a draft, as the invoking page receives it. */
export interface DraftChange<Draft extends Snapshot<unknown> = AnyDraftSnapshot> {
  readonly type: 'xstate.snapshot.draft'
  readonly snapshot: Draft
}

export interface ExportPdf {
  readonly type: 'exportPdf'
  readonly fileName: string
}

/** Snapshot of the draft in a snapshot event. */
export const draftIn = ({ event }: { event: DraftChange }): AnyDraftSnapshot => event.snapshot

/** State region for PDF export. Saves the draft first, because the server renders its own copy. */
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
      description: 'The draft is being saved, including text typed meanwhile.',
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

/** True once the draft is saved. Locked documents are exported as stored on the server. */
export const isPrintable = (_: unknown, draft: AnyDraftSnapshot) =>
  draft.hasTag('saved') || draft.matches({ open: { saving: 'locked' } })
