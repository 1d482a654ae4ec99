import type { machines } from '../../../../machines/index.ts'
import type { Failure } from '../../../../machines/shared/failure.ts'
import { member } from '../../../../stories/support/people.ts'
import type { Samples } from '../events.ts'
import { channelSample } from './channelSample.ts'

const failure: Failure = { code: 'unreachable', message: 'The server could not be reached.' }
/** Two times in milliseconds since 1970: one in the far future, one in the past. */
const later = Date.UTC(2100, 0)
const over = 1_000

/** Samples of the machines of a hosted backend. */
export const hostedSamples: {
  readonly channel: Samples<(typeof machines)['channel']>
  readonly hostedSession: Samples<(typeof machines)['hostedSession']>
} = {
  channel: channelSample,
  hostedSession: {
    input: undefined,
    events: [
      { type: 'INITIAL_SESSION', expiresAt: undefined },
      { type: 'INITIAL_SESSION', expiresAt: later },
      { type: 'INITIAL_SESSION', expiresAt: over },
      { type: 'SIGNED_IN', expiresAt: later },
      { type: 'TOKEN_REFRESHED', expiresAt: later },
      { type: 'USER_UPDATED', expiresAt: later },
      { type: 'PASSWORD_RECOVERY', expiresAt: later },
      { type: 'SIGNED_OUT' },
      { type: 'arrived', role: 'candidate', user: member },
      { type: 'failed', failure },
      { type: 'unavailable', failure },
      { type: 'refused' },
      { type: 'turn', expiresAt: over },
      { type: 'turn', expiresAt: later },
      { type: 'woken' },
    ],
    outputs: { refresh: [{ expiresAt: later }], forget: [undefined] },
    idle: ['tries', 'failure'],
  },
}
