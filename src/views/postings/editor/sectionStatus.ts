import { parsePosting, type PostingContext } from '../../../../machines/postings/postingDraft.ts'
import type { EditorSection } from '../../../words/editor.ts'
import { editorWords } from '../../../words/postings/editor.ts'
import { missingFieldsIn } from './missingFields.ts'

/**
 * Status of a section as text: not started, the number of missing fields, or complete.
 *
 * @param today date as `YYYY-MM-DD`
 */
export function sectionStatus(context: PostingContext, { fields }: EditorSection, today: string): string {
  const lacking = missingFieldsIn(context, today).filter(({ field }) => fields.includes(field))
  const { content } = parsePosting(context.typed, context.saved)
  if (fields.every((field) => isEmpty(content[field]) && !isTyped(context.typed[field]))) {
    return editorWords.notStarted
  }
  return lacking.length > 0 ? editorWords.missing(lacking.length) : editorWords.complete
}

const isEmpty = (value: unknown) =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** True if a person has entered something; default values do not count. */
function isTyped(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== ''
  if (Array.isArray(value)) return value.length > 0
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([key, part]) => key !== 'period' && part !== '')
}
