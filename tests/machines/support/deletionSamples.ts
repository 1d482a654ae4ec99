import type { machines } from '../../../machines/index.ts'
import type { Failure } from '../../../machines/shared/failure.ts'
import { member } from '../../../stories/support/people.ts'
import type { Samples } from './events.ts'

const role = 'candidate'
const failure: Failure = { code: 'refused', message: 'The server says no.' }
const form = new FormData()
form.set('password', 'typed-by-a-person')

const proofs = { password: true, passkey: true, recentLogin: false }
const response = { id: 'id', rawId: 'id', type: 'public-key', response: {} }
const company = { name: 'Engine Works', isLastOwner: true, openPostings: 2, waitingApplicants: 3 }

/** Samples of deleting and keeping an account. */
export const deletionSamples: {
  readonly deletion: Samples<(typeof machines)['deletion']>
  readonly keepAccountPage: Samples<(typeof machines)['keepAccountPage']>
} = {
  deletion: {
    input: { role },
    events: [
      { type: 'begin' },
      { type: 'cancel' },
      { type: 'submit', form },
      { type: 'usePasskey' },
      { type: 'logInAgain' },
    ],
    outputs: {
      previewDeletion: [
        {
          erasedOn: '2027-01-15',
          proofs,
          openApplications: 1,
          sentApplications: 2,
          sharedResumes: 0,
          company: null,
        },
        {
          erasedOn: '2027-01-15',
          proofs,
          openApplications: 0,
          sentApplications: 0,
          sharedResumes: 0,
          company,
        },
      ],
      provePasskey: [response],
      deleteAccount: [{ erasedOn: '2027-01-15' }],
    },
  },
  keepAccountPage: {
    input: { role },
    events: [
      { type: 'command.done', command: 'keep', input: { role }, output: member },
      { type: 'command.failed', command: 'keep', input: { role }, failure },
    ],
    outputs: {},
  },
}
