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
 * Answers several people, once each; what is interrupted by a reload is known after it. As long as nobody knows what
 * became of the answers, the same ones are sent with the same key, by which the server knows them again.
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

/** Goes on with answers that a reload has interrupted, without asking once more (M109). */
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
