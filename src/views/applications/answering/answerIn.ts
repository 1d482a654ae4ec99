import { is } from 'valibot'
import type { Answer } from '../../../../contract/applications/events/applicationEvents.ts'
import { money, type Money } from '../../../../contract/applications/offeredPay.ts'
import { toMinor } from '../../../../contract/postings/money.ts'
import { stages, type EmployerApplicationEvent } from '../../../../contract/applications/lifecycle.ts'
import { textIn } from '../../../../machines/shared/submission.ts'
import type { NextStage } from '../../../words/applications/answering.ts'

/** Values of a reply form, without the message. */
export interface Draft {
  readonly to?: NextStage | undefined
  readonly reason?: string | undefined
  readonly pay?: Money | undefined
  readonly start?: string | undefined
}

const optional = (form: FormData, name: string) => textIn(form, `event.${name}`).trim() || undefined

const isNext = (named: string | undefined): named is NextStage =>
  stages.some((stage) => stage === named) && named !== 'submitted' && named !== 'offered'

/**
 * Pay typed into a form; undefined if empty. An invalid amount stays as typed, so that validation reports it.
 */
function payIn(form: FormData) {
  const typed = optional(form, 'pay.amount')
  const currency = optional(form, 'pay.currency')
  if (typed === undefined && currency === undefined) return undefined
  const amount = toMinor(typed ?? '', currency ?? '') ?? typed ?? null
  return { amount, currency: currency ?? null, period: optional(form, 'pay.period') ?? null }
}

export function draftIn(element: HTMLFormElement | null): Draft {
  if (!element) return {}
  const form = new FormData(element)
  const to = optional(form, 'to')
  const pay = payIn(form)
  return {
    to: isNext(to) ? to : undefined,
    reason: optional(form, 'reason'),
    pay: is(money, pay) ? pay : undefined,
    start: optional(form, 'start'),
  }
}

function valueIn(form: FormData, kind: Answer['form']['fields'][number]['kind'], name: string) {
  if (kind === 'pay') return payIn(form)
  return kind === 'choice' ? textIn(form, `event.${name}`) : optional(form, name)
}

/**
 * Converts the form of a reply, with fields such as `event.message`, into an event. Empty optional fields are
 * omitted.
 */
export function answerIn(form: FormData, { form: { fields, isMessageOptional }, type }: Answer) {
  const message = textIn(form, 'event.message').trim()
  const filled = fields.flatMap(({ kind, name }) => {
    const value = valueIn(form, kind, name)
    return value === undefined ? [] : [[name, value] as const]
  })
  const isSilent = isMessageOptional && message === ''
  const event = { type, ...Object.fromEntries(filled), ...(!isSilent && { message }) }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the call validates the event and reports errors
  return event as EmployerApplicationEvent
}
