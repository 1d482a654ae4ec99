import type { machines } from '../../../machines/index.ts'
import type { Samples } from './events.ts'

/** @param form what was filled in for an act */
export const actingSample = (form: FormData): Samples<(typeof machines)['acting']> => ({
  input: undefined,
  events: [
    { type: 'ask', act: { name: 'remove', of: 'c1' } },
    { type: 'cancel' },
    { type: 'send', act: { name: 'remove', of: 'c1' } },
    { type: 'send', act: { name: 'invite' }, form },
  ],
  outputs: { act: [{}] },
})
