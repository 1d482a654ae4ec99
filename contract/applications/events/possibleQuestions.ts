import type { OwnApplication } from '../calls.ts'
import { questions } from './applicationEvents.ts'

/** The questions that a candidate can be asked about an application now, in the order of their buttons. */
export function possibleQuestions({ can }: Pick<OwnApplication, 'can'>): typeof questions {
  const allowed = questions.filter(({ type }) => can.includes(type))
  const wayOut = allowed.find((question) => question.wayOut)
  // An offer is declined; to withdraw from it would be the same twice.
  return allowed.filter((question) => question.type !== 'withdraw' || question === wayOut)
}
