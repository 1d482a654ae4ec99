import type { OwnApplication } from '../calls.ts'
import { questions } from './applicationEvents.ts'

/** Confirmation questions for the events that a candidate may send, in button order. */
export function possibleQuestions({ can }: Pick<OwnApplication, 'can'>): typeof questions {
  const allowed = questions.filter(({ type }) => can.includes(type))
  const wayOut = allowed.find((question) => question.wayOut)
  // With an offer, "decline" replaces "withdraw": both would end the application.
  return allowed.filter((question) => question.type !== 'withdraw' || question === wayOut)
}
