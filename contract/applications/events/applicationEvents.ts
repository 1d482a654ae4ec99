import type { CandidateApplicationEvent, EmployerApplicationEvent } from '../lifecycle.ts'
import { accept } from './accept.ts'
import { accountDeleted } from './accountDeleted.ts'
import { advance } from './advance.ts'
import { ask } from './ask.ts'
import { decline } from './decline.ts'
import { discard } from './discard.ts'
import type {
  ApplicationEventType,
  EmployerForm,
  EventDefinition,
  Question,
  QuestionedType,
} from './eventDefinition.ts'
import { offer } from './offer.ts'
import { positionClosed } from './positionClosed.ts'
import { postingGone } from './postingGone.ts'
import { reject } from './reject.ts'
import { rejectionDue } from './rejectionDue.ts'
import { release } from './release.ts'
import { reply } from './reply.ts'
import { submit } from './submit.ts'
import { tell } from './tell.ts'
import { turnDue } from './turnDue.ts'
import { turnLate } from './turnLate.ts'
import { undo } from './undo.ts'
import { withdraw } from './withdraw.ts'

/**
 * All that client and server say of an event of an application: its button and form, the notice after it, its name in
 * the timeline of each side, and its mails.
 */
export const applicationEvents: { readonly [Type in ApplicationEventType]: EventDefinition<Type> } = {
  submit,
  reply,
  accept,
  release,
  decline,
  withdraw,
  discard,
  advance,
  offer,
  ask,
  tell,
  reject,
  undo,
  turnDue,
  turnLate,
  rejectionDue,
  positionClosed,
  postingGone,
  accountDeleted,
}

/** Type guard for event names: a ledger may hold one that this version does not know. */
const isApplicationEvent = (type: string): type is ApplicationEventType =>
  Object.hasOwn(applicationEvents, type)

/** Definition of an event, by its type; undefined where this version does not know it. */
export const definitionOf = (type: string) => (isApplicationEvent(type) ? applicationEvents[type] : undefined)

const types = Object.keys(applicationEvents).filter(isApplicationEvent)

type EmployerType = EmployerApplicationEvent['type']

const isSentByEmployer = (type: ApplicationEventType): type is EmployerType =>
  'employer' in applicationEvents[type]

const isSentByCandidate = (type: ApplicationEventType): type is CandidateApplicationEvent['type'] =>
  'candidate' in applicationEvents[type]

const isQuestioned = (type: CandidateApplicationEvent['type']): type is QuestionedType =>
  'question' in applicationEvents[type].candidate

/** The questions before the events of a candidate, in the order of their buttons. */
export const questions: readonly (Question & { readonly type: QuestionedType })[] = types
  .filter(isSentByCandidate)
  .filter(isQuestioned)
  .flatMap((type) => {
    const { question } = applicationEvents[type].candidate
    return question ? [{ type, ...question }] : []
  })

/** The sentence after an event of an employer that leads on to the next applicant. */
export const decidedBy = (type: ApplicationEventType): string | undefined =>
  isSentByEmployer(type) ? applicationEvents[type].employer.decided : undefined

/** An event that an employer writes in a form. */
export interface Answer {
  readonly type: EmployerType
  readonly label: string
  readonly form: EmployerForm
}

/** The events that an employer writes in a form, in the order of their buttons. */
export const answers: readonly Answer[] = types.filter(isSentByEmployer).flatMap((type) => {
  const { form, label } = applicationEvents[type].employer
  return form ? [{ type, label, form }] : []
})
