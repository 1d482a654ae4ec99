import * as v from 'valibot'
import { applicantName } from '../../../contract/applications/hidden.ts'
import { employerApplicationEvents } from '../../../contract/applications/lifecycle.ts'

const STORAGE_KEY = 'answers'
/** Age in milliseconds after which a reply is not resent, because its author no longer expects it. */
const longest = 30_000

const answersSchema = v.object({
  account: v.string(),
  at: v.number(),
  people: v.array(v.object({ id: v.string(), candidate: applicantName, title: v.string() })),
  event: employerApplicationEvents,
  /** Idempotency key of the request. */
  key: v.string(),
})

type Answers = v.InferOutput<typeof answersSchema>

/**
 * Stores a bulk reply for this tab until its result is known. After a reload the same request is sent again,
 * and its key keeps the server from applying it twice.
 *
 * @param account id of the replying account
 * @returns function to call after the response or a failed request
 */
export function savePendingAnswers(
  account: string,
  { event, key, people }: Pick<Answers, 'event' | 'key' | 'people'>,
): () => void {
  let isLeft = false
  const leave = () => {
    isLeft = true
  }
  addEventListener('beforeunload', leave)
  addEventListener('pagehide', leave)
  const kept: Answers = { account, at: Date.now(), people, event, key }
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(kept))
  } catch {
    // Storage is disabled; the page still has the reply.
  }
  return () => {
    removeEventListener('beforeunload', leave)
    removeEventListener('pagehide', leave)
    // A request aborted by leaving the page has an unknown result, so the reply stays stored.
    if (!isLeft) forgetAnswers()
  }
}

/** Bulk reply of this tab that a reload has interrupted; undefined for another account or an old reply. */
export function interruptedAnswers(account: string): Answers | undefined {
  try {
    const { output, success } = v.safeParse(
      answersSchema,
      JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null'),
    )
    if (success && output.account === account && Date.now() - output.at < longest) return output
  } catch {
    // Storage is disabled, so no reply was stored.
  }
  forgetAnswers()
  return undefined
}

function forgetAnswers(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY)
  } catch {
    // Storage is disabled, so no reply was stored.
  }
}
