import type { machines } from '../../../machines/index.ts'
import type { Failure } from '../../../machines/shared/failure.ts'
import { applicantOf, people } from '../../../stories/applications/applicants.ts'
import { applications } from '../../../stories/support/applications.ts'
import type { Samples } from './events.ts'

const id = '2'
const input = { ids: [id] }
const failure: Failure = { code: 'refused', message: 'The server says no.' }
const message = 'typed-by-a-person'

/** Actions of an employer on a board, and events from its children. */
export const boardPageSample: Samples<(typeof machines)['boardPage']> = {
  input: { query: { postingId: 'p1' } },
  events: [
    { type: 'reading.known', data: { items: people.slice(0, 2), isWhole: true } },
    { type: 'live.changed', changes: [{ kind: 'everything' }] },
    { type: 'focused', id },
    { type: 'go', id },
    { type: 'ask', id, action: 'advance', aim: 'shortlisted' },
    { type: 'askChosen', action: 'tell' },
    { type: 'lift', id },
    { type: 'release' },
    { type: 'deciding.sending', id, event: { type: 'advance', to: 'shortlisted', message } },
    {
      type: 'deciding.done',
      application: { ...applicantOf(applications.shortlisted), id },
      action: 'advance',
    },
    { type: 'deciding.failed' },
    { type: 'deciding.superseded' },
    { type: 'answering.sending', ids: [id], event: { type: 'ask', message } },
    { type: 'answering.done' },
    { type: 'answering.failed' },
    { type: 'command.done', command: 'undo', input, output: { asked: 1, undone: 1 } },
    { type: 'command.failed', command: 'undo', input, failure },
  ],
  outputs: {},
  idle: ['active', 'focus', 'question', 'moved'],
}
