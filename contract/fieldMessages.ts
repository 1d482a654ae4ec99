import type * as v from 'valibot'
import type { FieldMessages } from './envelope.ts'

/**
 * What is wrong with each field: its first message, by its path (`emailAddress`, `places.0.name`). A field that the
 * schema does not know is left out: nobody sees it.
 */
export function fieldMessages(issues: readonly v.BaseIssue<unknown>[]): FieldMessages {
  const fields: Record<string, string> = {}
  for (const issue of issues) {
    const path = issue.path?.map(({ key }) => String(key)).join('.')
    if (path !== undefined && issue.expected !== 'never') fields[path] ??= issue.message
  }
  return fields
}
