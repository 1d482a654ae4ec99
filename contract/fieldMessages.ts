import type * as v from 'valibot'
import type { FieldMessages } from './envelope.ts'
import { maxIssues } from './schemas/shapes.ts'

/**
 * First message of each field by path (`emailAddress`, `places.0.name`), for at most 50 fields. Fields that
 * the schema does not know are left out, because no form shows them.
 */
export function fieldMessages(issues: readonly v.BaseIssue<unknown>[]): FieldMessages {
  const fields = new Map<string, string>()
  for (const { expected, message, path } of issues.slice(0, maxIssues)) {
    const name = path?.map(({ key }) => String(key)).join('.')
    if (name !== undefined && expected !== 'never' && !fields.has(name)) fields.set(name, message)
  }
  return Object.fromEntries(fields)
}
