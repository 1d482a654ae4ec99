import type { PayloadOf, ResultOf } from '../../contract/call.ts'
import type { introductionCalls } from '../../contract/introductions/calls.ts'
import { createReading } from '../reading/reading.ts'

type Calls = typeof introductionCalls

/** Loads the first page of the invitations that a candidate has received. */
export const ownIntroductionsReading = createReading<
  PayloadOf<Calls['listOwnIntroductions']>,
  ResultOf<Calls['listOwnIntroductions']>
>()

/** Loads the first page of the invitations that the member's company has sent. */
export const sentIntroductionsReading = createReading<
  PayloadOf<Calls['listSentIntroductions']>,
  ResultOf<Calls['listSentIntroductions']>
>()

/** Page size of the home page. The server lists first those that wait for the reader. */
export const openIntroductions = { group: 'open', limit: 20 } as const
