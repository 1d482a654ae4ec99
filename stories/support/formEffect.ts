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

/** Failure with the application's own message. */
export const failed = failure

/** Refusal with a message of the server. */
export const refused = (message: string): Failure => ({ code: 'refused', message })

/** One of the server's refusals, attached to its field if it concerns one. */
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
 * Sets how the simulated server responds, and the message of its refusals.
 *
 * @param usual response if `chosen` is none of `networks`; `silent` if this is none either
 */
export const answerAs = (chosen: unknown, usual: unknown, words: unknown): void => {
  network = [chosen, usual].find(isNetwork) ?? 'silent'
  refusal = typeof words === 'string' && words !== '' ? fromAddress(words) : sampleRefusal
}

/** Delay of slow responses, long enough for the page to say that it is still waiting; in milliseconds. */
const slowAnswer = slowAfterMs + 4_000

/** Never resolves, like a server without a response. */
const unanswered = <Output>() => new Promise<Output>(() => undefined)

/** Delays a response for the network setting `slow`. */
const slowly = () => new Promise((resolve) => setTimeout(resolve, slowAnswer))

/**
 * Responds as the toolbar's network setting says.
 *
 * @throws {Failure} `refused`, `unreachable` or `offline`, as chosen; anything that `give` throws
 */
export async function answer<Output>(give: () => Output): Promise<Output> {
  if (network === 'refuses') throw refused(refusal)
  if (network === 'fails') throw failed('unreachable')
  if (network === 'offline') throw failed('offline')
  if (network === 'silent') return unanswered<Output>()
  if (network === 'slow') await slowly()
  return give()
}

/** Effect that stores no cookies and always succeeds. */
export const kept = fromPromise<void, Kept>(async () => {})

/**
 * Effect of a form without a server: validates the input, then responds as the toolbar says.
 *
 * @param rules of the form, or a function that returns those of a role
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
