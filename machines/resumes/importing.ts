import { assign, setup, type ActorRefFrom } from 'xstate'
import type { ImportedResume } from '../../contract/resumes/imported.ts'
import { effect } from '../shared/effect.ts'
import type { Failure } from '../shared/failure.ts'
import type { NoticeEvent } from '../shared/notice.ts'
import { clearFailure, slowAfterMs, report, reportError, submitting } from '../shared/submission.ts'

/**
 * Import of a resume from a file, read as soon as it is chosen. Another file starts another flow. The context
 * never holds the file.
 */
export const importingMachine = setup({
  types: {
    context: {} as {
      readonly imported: ImportedResume | undefined
      readonly failure: Failure | undefined
    },
    emitted: {} as NoticeEvent,
    tags: {} as 'busy' | 'slow',
  },
  actors: { importResume: effect<ImportedResume>('importResume') },
  actions: {
    clearFailure: clearFailure(),
    report: report(),
    setImported: assign((_, imported: ImportedResume) => ({ imported })),
  },
  delays: { slowAfterMs },
}).createMachine({
  id: 'importing',
  context: { imported: undefined, failure: undefined },
  initial: 'reading',
  states: {
    reading: {
      ...submitting,
      description: 'The server parses the file without storing it.',
      invoke: {
        id: 'importResume',
        src: 'importResume',
        onDone: { target: 'found', actions: { type: 'setImported', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: reportError },
      },
    },
    found: { type: 'final', description: 'The person reviews the imported content.' },
    failed: { type: 'final', description: 'The page shows why the file cannot be imported.' },
  },
})

export type ImportingFlow = ActorRefFrom<typeof importingMachine>
