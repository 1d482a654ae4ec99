import type * as v from 'valibot'
import type { FieldMessages } from './envelope.ts'
import { mostIssues } from './schemas/shapes.ts'

/**
 * What is wrong with each field: its first message, by its path (`emailAddress`, `places.0.name`). A field that the
 * schema does not know is left out: nobody sees it. So are those that come after the first 50.
 */
export function fieldMessages(issues: readonly v.BaseIssue<unknown>[]): FieldMessages {
  const fields = new Map<string, string>()
  for (const { expected, message, path } of issues.slice(0, mostIssues)) {
    const name = path?.map(({ key }) => String(key)).join('.')
    if (name !== undefined && expected !== 'never' && !fields.has(name)) fields.set(name, message)
  }
  return Object.fromEntries(fields)
}
