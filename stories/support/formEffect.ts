import { safeParse, type GenericSchema } from 'valibot'
import { fromPromise } from 'xstate'
import type { Role } from '../../contract/roles.ts'
import type { Failure } from '../../machines/shared/failure.ts'
import { slowAfterMs, type Submission } from '../../machines/shared/submission.ts'
import type { Kept } from '../../machines/session/sessionEvents.ts'
import { brokenRules } from '../../src/network/request.ts'
import { failure } from '../../src/network/failure.ts'
import { fromAddress } from './storyAddress.ts'
import { sampleRefusal, type Refusal } from './refusals.ts'

/** A failure in the words of the application. */
export const failed = failure

/** A refusal in the words of a server. */
export const refused = (message: string): Failure => ({ code: 'refused', message })

/** A refusal of the server's own, at its field too if it is about one. */
export const refusedWith = ({ words, field }: Refusal): Failure => ({
  ...refused(words),
  ...(field && { fields: { [field]: words } }),
})

/** Failure of a form with invalid fields, each with its message. */
export const invalid = (fields: Readonly<Record<string, string>>): Failure => ({
  ...failed('invalid'),
  fields,
})

/**
 * Parses form input by the rules of the form.
 *
 * @throws {Failure} `invalid`, as the application does before sending
 */
export function check<Filled>(rules: GenericSchema<unknown, Filled>, typed: unknown): Filled {
  const { success, output, issues } = safeParse(rules, typed)
  if (success) return output
  throw brokenRules(issues)
}

/** Simulated responses of the server: `silent` gives none, `fails` is unreachable. */
export const networks = ['silent', 'succeeds', 'refuses', 'fails', 'slow', 'offline'] as const

export type Network = (typeof networks)[number]

const isNetwork = (value: unknown): value is Network => networks.some((each) => each === value)

let network: Network = 'silent'
let refusal = sampleRefusal

/**
 * Chooses what the next answers are, and in which words they refuse.
 *
 * @param usual what holds while none of `networks` is chosen; silence, if it is none either
 */
export const answerAs = (chosen: unknown, usual: unknown, words: unknown): void => {
  network = [chosen, usual].find(isNetwork) ?? 'silent'
  refusal = typeof words === 'string' && words !== '' ? fromAddress(words) : sampleRefusal
}

/** Longer than a person's slowAfterMs, so that the page says that it is still waiting; in milliseconds. */
const slowAnswer = slowAfterMs + 4_000

/** No answer comes, and the page goes on waiting. */
const unanswered = <Output>() => new Promise<Output>(() => undefined)

/** A server that is as slow as the toolbar says: nothing waits for it but the story that shows so. */
const slowly = () => new Promise((resolve) => setTimeout(resolve, slowAnswer))

/**
 * The answer that is chosen in the toolbar.
 *
 * @throws {Failure} `refused`, `unreachable` or `offline`, as chosen; whatever `give` throws
 */
export async function answer<Output>(give: () => Output): Promise<Output> {
  if (network === 'refuses') throw refused(refusal)
  if (network === 'fails') throw failed('unreachable')
  if (network === 'offline') throw failed('offline')
  if (network === 'silent') return unanswered<Output>()
  if (network === 'slow') await slowly()
  return give()
}

/** The browser of a story keeps every cookie, and none is written. */
export const kept = fromPromise<void, Kept>(async () => {})

/**
 * An effect on a form that goes nowhere: what was typed is checked, and what is right is answered as chosen.
 *
 * @param rules of the form; where it differs between the roles, those of each
 */
export const formEffect = <Filled, Output, Input extends Submission = Submission>(
  rules: GenericSchema<unknown, Filled> | ((role: Role) => GenericSchema<unknown, Filled>),
  give: (filled: Filled, input: Input) => Output,
) =>
  fromPromise<Output, Input>(async ({ input }) => {
    const { role, form } = input
    const filled = check(typeof rules === 'function' ? rules(role) : rules, Object.fromEntries(form))
    return answer(() => give(filled, input))
  })
