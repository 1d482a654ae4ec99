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
 * Definitions of all events of an application: buttons and forms, the notice after sending, names in the
 * timeline of each side, and emails. Shared by client and server.
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

/** Type guard for event names. A ledger can contain events that this version does not know. */
const isApplicationEvent = (type: string): type is ApplicationEventType =>
  Object.hasOwn(applicationEvents, type)

/** Definition of an event by its type; undefined for a type that this version does not know. */
export const definitionOf = (type: string) => (isApplicationEvent(type) ? applicationEvents[type] : undefined)

const types = Object.keys(applicationEvents).filter(isApplicationEvent)

type EmployerType = EmployerApplicationEvent['type']

const isSentByEmployer = (type: ApplicationEventType): type is EmployerType =>
  'employer' in applicationEvents[type]

const isSentByCandidate = (type: ApplicationEventType): type is CandidateApplicationEvent['type'] =>
  'candidate' in applicationEvents[type]

const isQuestioned = (type: CandidateApplicationEvent['type']): type is QuestionedType =>
  'question' in applicationEvents[type].candidate

/** Confirmation questions for the events of a candidate, in button order. */
export const questions: readonly (Question & { readonly type: QuestionedType })[] = types
  .filter(isSentByCandidate)
  .filter(isQuestioned)
  .flatMap((type) => {
    const { question } = applicationEvents[type].candidate
    return question ? [{ type, ...question }] : []
  })

/** Sentence shown after an employer's event that offers the next applicant; undefined for other events. */
export const decidedBy = (type: ApplicationEventType): string | undefined =>
  isSentByEmployer(type) ? applicationEvents[type].employer.decided : undefined

/** Employer event with a form. */
export interface Answer {
  readonly type: EmployerType
  readonly label: string
  readonly form: EmployerForm
}

/** Employer events with a form, in button order. */
export const answers: readonly Answer[] = types.filter(isSentByEmployer).flatMap((type) => {
  const { form, label } = applicationEvents[type].employer
  return form ? [{ type, label, form }] : []
})
