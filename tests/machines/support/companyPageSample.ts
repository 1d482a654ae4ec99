import type { machines } from '../../../machines/index.ts'
import type { Failure } from '../../../machines/shared/failure.ts'
import { company, people } from '../../../stories/companies/samples.ts'
import type { Samples } from './events.ts'

const failure: Failure = { code: 'refused', message: 'The server says no.' }
const input = { id: 'grace' }

/** Reports of the page's children, and events of its form. */
export const companyPageSample: Samples<(typeof machines)['companyPage']> = {
  input: undefined,
  events: [
    { type: 'reading.known', data: company },
    { type: 'saved', company },
    { type: 'overtaken' },
    { type: 'command.done', command: 'leave', input, output: people },
    { type: 'command.done', command: 'makeRecruiter', input, output: people },
    { type: 'command.done', command: 'remove', input, output: people },
    { type: 'command.done', command: 'prove', input: {}, output: company },
    { type: 'command.failed', command: 'remove', input, failure },
    { type: 'command.failed', command: 'prove', input: {}, failure },
  ],
  outputs: {},
}
