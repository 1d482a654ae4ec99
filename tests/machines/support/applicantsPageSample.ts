import type { machines } from '../../../machines/index.ts'
import type { Failure } from '../../../machines/shared/failure.ts'
import type { Samples } from './events.ts'

const failure: Failure = { code: 'refused', message: 'The server says no.' }
const input = { ids: ['a1', 'a2'] }

/** Events from the page's children, and changes made elsewhere. */
export const applicantsPageSample: Samples<(typeof machines)['applicantsPage']> = {
  input: { query: {} },
  events: [
    { type: 'live.changed', changes: [{ kind: 'everything' }] },
    { type: 'answering.done' },
    { type: 'command.done', command: 'undo', input, output: { asked: 2, undone: 2 } },
    { type: 'command.failed', command: 'undo', input, failure },
  ],
  outputs: {},
}
