import * as v from 'valibot'
import { applicantName } from '../../../contract/applications/hidden.ts'
import { employerApplicationEvents } from '../../../contract/applications/lifecycle.ts'

const STORAGE_KEY = 'answers'
/** Age in ms after which a reply is not resent: its author no longer expects it. */
const longest = 30_000

const answersSchema = v.object({
  account: v.string(),
  at: v.number(),
  people: v.array(v.object({ id: v.string(), candidate: applicantName, title: v.string() })),
  event: employerApplicationEvents,
  /** By which the server knows them again. */
  key: v.string(),
})

type Answers = v.InferOutput<typeof answersSchema>

/**
 * Keeps, in this tab alone, what several people are answered, as long as the server has not said what became of it: a
 * reload in between sends it again, and the server answers nobody twice.
 *
 * @param account who answers
 * @returns what is to be done once the server has spoken, or was not reached
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
    // The page itself still has it.
  }
  return () => {
    removeEventListener('beforeunload', leave)
    removeEventListener('pagehide', leave)
    // A call that ends because the page is left has not said anything.
    if (!isLeft) forgetAnswers()
  }
}

/** Replies that a reload has just interrupted, unless another tab took them over. */
export function interruptedAnswers(account: string): Answers | undefined {
  try {
    const { output, success } = v.safeParse(
      answersSchema,
      JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null'),
    )
    if (success && output.account === account && Date.now() - output.at < longest) return output
  } catch {
    // Nothing was kept.
  }
  forgetAnswers()
  return undefined
}

function forgetAnswers(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY)
  } catch {
    // Nothing was kept.
  }
}
