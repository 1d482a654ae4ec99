import { safeParse, type GenericSchema } from 'valibot'
import { fromPromise } from 'xstate'
import type { Failure, FailureCode, Submission } from '../machines/effect.ts'
import { failureWords } from '../src/words/failures.ts'

/** A failure in the words of the application. */
export const failed = (code: FailureCode): Failure => ({ code, message: failureWords[code] })

/** A refusal in the words of a server. */
export const refused = (message: string): Failure => ({ code: 'refused', message })

/** What a form is told whose fields break a rule, each with the words of that rule. */
export const invalid = (fields: Readonly<Record<string, string>>): Failure => ({
  ...failed('invalid'),
  fields,
})

/**
 * What was typed into a form, by the rules of that form.
 *
 * @throws {Failure} `invalid`, as the application does before it sends anything
 */
export function check<Filled>(rules: GenericSchema<unknown, Filled>, typed: unknown): Filled {
  const { success, output, issues } = safeParse(rules, typed)
  if (success) return output
  const fields: Record<string, string> = {}
  for (const issue of issues) fields[String(issue.path?.[0]?.key)] ??= issue.message
  throw invalid(fields)
}

/** No answer comes, and the page goes on waiting. */
export const unanswered = <Output>() => new Promise<Output>(() => undefined)

/** An effect on a form that goes nowhere: what was typed is checked, and what is right is never answered. */
export const formEffect = <Output, Input extends Submission = Submission>(
  rules: GenericSchema<unknown, unknown>,
) =>
  fromPromise<Output, Input>(async ({ input }) => {
    check(rules, Object.fromEntries(input.form))
    return unanswered<Output>()
  })
