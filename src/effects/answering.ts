import { fromCallback, type EventFromLogic } from 'xstate'
import { applicationCalls } from '../../contract/applications/calls.ts'
import type { EmployerApplicationEvent } from '../../contract/applications/lifecycle.ts'
import type { answeringManyMachine, Chosen } from '../../machines/applications/answeringMany.ts'
import { interruptedAnswers, savePendingAnswers } from '../browser/storage/pendingAnswers.ts'
import { newKey } from '../browser/newKey.ts'
import { request } from '../network/request.ts'
import { provided, type EffectRequest } from './shared/provided.ts'

interface Answers {
  readonly people: readonly Chosen[]
  readonly event: EmployerApplicationEvent
}

const isSame = (one: Answers, other: Answers) =>
  JSON.stringify([one.event, one.people]) === JSON.stringify([other.event, other.people])

/**
 * Sends a bulk reply, once per applicant. The request is stored on the device until its result is known: a retry, also
 * after a reload, sends the same request with the same idempotency key.
 */
export function answerMany(account: string) {
  let unknown: (Answers & { readonly key: string }) | undefined = interruptedAnswers(account)
  return provided(async ({ input: { event, people }, signal }: EffectRequest<Answers>) => {
    const key = unknown && isSame(unknown, { event, people }) ? unknown.key : newKey()
    unknown = { event, people, key }
    const end = savePendingAnswers(account, { event, people: [...people], key })
    try {
      const answers = await request(
        applicationCalls.applicationEvents,
        { ids: people.map(({ id }) => id), event, key },
        { signal },
      )
      unknown = undefined
      return answers
    } finally {
      end()
    }
  })
}

/** Resumes a bulk reply that a reload interrupted, without another confirmation. */
export const interruptedAnswering = (account: string) =>
  fromCallback<EventFromLogic<typeof answeringManyMachine>>(({ sendBack }) => {
    const interrupted = interruptedAnswers(account)
    if (!interrupted) return
    const { event, people } = interrupted
    sendBack({ type: 'choose', people })
    sendBack({ type: 'consider', action: event.type })
    sendBack({ type: 'send', event })
    sendBack({ type: 'cancel' })
  })
