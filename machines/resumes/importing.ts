import { assign, setup, type ActorRefFrom } from 'xstate'
import type { ImportedResume } from '../../contract/resumes/imported.ts'
import { effect } from '../shared/effect.ts'
import type { Failure } from '../shared/failure.ts'
import type { NoticeEvent } from '../shared/notice.ts'
import { clearFailure, slowAfterMs, report, reportError, submitting } from '../shared/submission.ts'

/** A file is read as soon as it is chosen; another one is another flow. The file stays with its effect. */
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
      description: 'The server reads the file, and keeps nothing of it.',
      invoke: {
        id: 'importResume',
        src: 'importResume',
        onDone: { target: 'found', actions: { type: 'setImported', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: reportError },
      },
    },
    found: { type: 'final', description: 'The person looks through what was found.' },
    failed: { type: 'final', description: 'The page says why the file cannot be read.' },
  },
})

export type ImportingFlow = ActorRefFrom<typeof importingMachine>
