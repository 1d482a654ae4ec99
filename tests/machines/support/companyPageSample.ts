import type { machines } from '../../../machines/index.ts'
import type { Failure } from '../../../machines/shared/failure.ts'
import { company, people } from '../../../stories/companies/samples.ts'
import { employer } from '../../../stories/support/people.ts'
import type { Samples } from './events.ts'

const failure: Failure = { code: 'refused', message: 'The server says no.' }
const input = { id: 'grace' }

/** Events from the page's children. */
export const companyPageSample: Samples<(typeof machines)['companyPage']> = {
  input: { userId: 'ada' },
  events: [
    { type: 'reading.known', data: company },
    { type: 'editing.saved', saved: { user: employer, company } },
    { type: 'editing.failed', failure: { ...failure, reason: { code: 'conflict', revision: 2 } } },
    { type: 'editing.failed', failure },
    { type: 'command.done', command: 'leave', input, output: people },
    { type: 'command.done', command: 'makeRecruiter', input, output: people },
    { type: 'command.done', command: 'remove', input, output: people },
    { type: 'command.done', command: 'prove', input: {}, output: company },
    { type: 'command.done', command: 'removePicture', input: {}, output: company },
    { type: 'command.failed', command: 'removePicture', input: {}, failure },
    { type: 'command.failed', command: 'remove', input, failure },
    { type: 'command.failed', command: 'prove', input: {}, failure },
  ],
  outputs: {},
}

export const invitationPageSample: Samples<(typeof machines)['invitationPage']> = {
  input: { code: 'CODE' },
  events: [
    { type: 'command.done', command: 'accept', input: { code: 'CODE' }, output: company },
    { type: 'command.failed', command: 'accept', input: { code: 'CODE' }, failure },
  ],
  outputs: {},
}
