import {
  rejectionReasons,
  stages,
  type EmployerApplicationEvent,
} from '../../../../contract/applications/lifecycle.ts'
import { textIn } from '../../../../machines/shared/submission.ts'
import type { AnswerType, NextStage, RejectionReason } from '../../../words/applications/answering.ts'

/** The answers that a question comes before. */
export type Asked = Exclude<AnswerType, 'undo'>

/** What stands in the form of an answer, but for its message. */
export interface Draft {
  readonly to?: NextStage | undefined
  readonly reason?: RejectionReason | undefined
  readonly pay?: string | undefined
  readonly start?: string | undefined
}

const optional = (form: FormData, name: string) => textIn(form, `event.${name}`).trim() || undefined

const isNext = (named: string | undefined): named is NextStage =>
  stages.some((stage) => stage === named) && named !== 'submitted' && named !== 'offered'

export function draftIn(element: HTMLFormElement | null): Draft {
  if (!element) return {}
  const form = new FormData(element)
  const to = optional(form, 'to')
  const given = optional(form, 'reason')
  return {
    to: isNext(to) ? to : undefined,
    reason: rejectionReasons.find((reason) => reason === given),
    pay: optional(form, 'pay'),
    start: optional(form, 'start'),
  }
}

/** An answer as it was filled in, in fields such as `event.message`. What may be left out and is empty, is left out. */
export function answerIn(form: FormData, type: Asked): EmployerApplicationEvent {
  const message = textIn(form, 'event.message').trim()
  const fields = Object.fromEntries(
    ['to', 'pay', 'start'].flatMap((name) => {
      const given = optional(form, name)
      return given === undefined ? [] : [[name, given]]
    }),
  )
  const isSilent = type === 'advance' && message === ''
  const reason = type === 'reject' && { reason: textIn(form, 'event.reason') }
  const event = { type, ...fields, ...reason, ...(!isSilent && { message }) }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the call checks it, and says what is wrong with it
  return event as EmployerApplicationEvent
}
