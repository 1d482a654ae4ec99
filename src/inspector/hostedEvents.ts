import type { EventSamples } from './eventSamples.ts'
import { failure, role, user } from './sampleData.ts'

/** 2100-01-01 UTC, in milliseconds since 1970. */
const expiresAt = 4_102_444_800_000

/** Sample events of the session of a hosted backend. */
export const hostedEvents: Pick<EventSamples, 'hostedSession'> = {
  hostedSession: {
    INITIAL_SESSION: { expiresAt },
    SIGNED_IN: { expiresAt },
    TOKEN_REFRESHED: { expiresAt },
    USER_UPDATED: { expiresAt },
    PASSWORD_RECOVERY: { expiresAt },
    SIGNED_OUT: {},
    arrived: { role, user },
    failed: { failure },
    unavailable: { failure },
    refused: {},
    turn: { expiresAt },
    woken: {},
  },
}
