import type { ResumeDocument } from '../../../contract/resumes/document.ts'
import { unprintableFields } from '../../../contract/resumes/printable.ts'
import { unprintableInWords } from '../unprintable.ts'
import type { ResumeHint } from './advice.ts'

/** Which letters of a resume cannot be printed, by field, as advice. */
export function unprintableHints(document: ResumeDocument): readonly ResumeHint[] {
  const byField = new Map<string, Set<string>>()
  for (const { characters, path } of unprintableFields(document)) {
    byField.set(path, new Set([...(byField.get(path) ?? []), ...characters]))
  }
  return [...byField].map(([field, characters]) => ({ field, text: unprintableInWords([...characters]) }))
}
