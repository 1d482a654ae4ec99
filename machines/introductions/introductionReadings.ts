import type { PayloadOf, ResultOf } from '../../contract/call.ts'
import type { introductionCalls } from '../../contract/introductions/calls.ts'
import { createReading } from '../reading/reading.ts'

type Calls = typeof introductionCalls

/** Reads the first part of the invitations that a candidate has got. */
export const ownIntroductionsReading = createReading<
  PayloadOf<Calls['listOwnIntroductions']>,
  ResultOf<Calls['listOwnIntroductions']>
>()

/** Reads the first part of the invitations that the own company has sent. */
export const sentIntroductionsReading = createReading<
  PayloadOf<Calls['listSentIntroductions']>,
  ResultOf<Calls['listSentIntroductions']>
>()

/** As many as Home: those whose turn it is come first. */
export const openIntroductions = { group: 'open', limit: 20 } as const
