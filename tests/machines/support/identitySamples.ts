import { addressFormMachine } from '../../../machines/identity/emailAddress.ts'
import type { Failure } from '../../../machines/shared/failure.ts'

const failure: Failure = { code: 'refused', message: 'No.' }
const role = 'candidate'
const link = { role, emailAddress: 'ada@example.com', code: 'CODE' } as const

/** Samples of the machines of devices and of the e-mail address. */
export const identitySamples = {
  devices: {
    input: { role },
    events: [
      { type: 'command.done', command: 'endOthers', input: { role }, output: {} },
      { type: 'command.failed', command: 'endOthers', input: { role }, failure },
    ],
    outputs: {},
  },
  emailAddress: {
    input: { role },
    events: [
      { type: 'command.done', command: 'cancel', input: { role }, output: {} },
      { type: 'command.failed', command: 'cancel', input: { role }, failure },
    ],
    outputs: {},
    snapshots: {
      form: [0, 1].map((changes) =>
        addressFormMachine.resolveState({
          value: 'asking',
          context: { role, failure: undefined, changes },
        }),
      ),
    },
  },
  undoEmail: {
    input: link,
    events: [{ type: 'undo' }],
    outputs: {
      password: (['saved', 'refused'] as const).map((outcome) => ({
        role,
        emailAddress: link.emailAddress,
        outcome,
      })),
    },
  },
} as const
