import { assertEvent, setup, type ActorRefFrom } from 'xstate'
import { paths } from '../../contract/paths.ts'
import type { PostingContent } from '../../contract/postings/posting.ts'
import type { TypedPosting } from '../../contract/postings/typed.ts'
import type { DraftInput } from '../draft/draftSetup.ts'
import { createReading, type ReadingReport } from '../reading/reading.ts'
import { navigate, type NavigateEvent } from '../shared/navigate.ts'
import { postingDraft, type SavedPosting } from './postingDraft.ts'

/** Loaded posting, with unsaved text from the device. */
export type OpenedPosting = DraftInput<TypedPosting, PostingContent, SavedPosting>

interface One {
  readonly id: string
}

/** Page on which a posting is written and published. */
export const postingEditorMachine = setup({
  types: {
    input: {} as One,
    context: {} as One,
    events: {} as ReadingReport<OpenedPosting>,
    emitted: {} as NavigateEvent,
    children: {} as { posting: 'posting'; draft: 'draft' },
  },
  actors: { posting: createReading<One, OpenedPosting>(), draft: postingDraft },
  actions: {
    leave: navigate(({ context: { id } }, to: string | undefined) => ({ to: to ?? paths.posting(id) })),
  },
}).createMachine({
  id: 'postingEditor',
  context: ({ input: { id } }) => ({ id }),
  initial: 'opening',
  states: {
    opening: {
      description: 'The posting is loading.',
      invoke: {
        id: 'posting',
        src: 'posting',
        input: ({ context: { id }, self }) => ({ query: { id }, parent: self }),
      },
      on: { 'reading.known': 'open' },
    },
    open: {
      invoke: {
        id: 'draft',
        src: 'draft',
        input: ({ event }) => {
          assertEvent(event, 'reading.known')
          return event.data
        },
        onDone: {
          description: 'The posting was published or the editor was left. Another page opens.',
          actions: { type: 'leave', params: ({ event }) => event.output.to },
        },
      },
    },
  },
})

export type PostingEditorFlow = ActorRefFrom<typeof postingEditorMachine>
