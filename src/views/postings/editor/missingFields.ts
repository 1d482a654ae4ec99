import { missingIn } from '../../../../contract/postings/missing.ts'
import { postingFields, type PostingField } from '../../../../contract/postings/posting.ts'
import { parsePosting, type PostingContext } from '../../../../machines/postings/postingDraft.ts'
import { controlId, editorSections } from '../../../words/editor.ts'
import { editorFields } from '../../../words/postings/editor.ts'
import { postingFields as fieldLabels } from '../../../words/postingFields.ts'

/** Problem that prevents publication, with the id of the control to fix it. */
export interface MissingField {
  readonly field: PostingField
  readonly id: string
  readonly label: string
}

const order: readonly PostingField[] = Object.values(editorSections).flatMap(({ fields }) => [...fields])

/**
 * Problems of the typed posting that prevent publication, in form order.
 *
 * @param today date as `YYYY-MM-DD`
 */
export function missingFieldsIn(context: PostingContext, today: string): readonly MissingField[] {
  const { content, held } = parsePosting(context.typed, context.saved)
  const missing = new Set<PostingField>([...missingIn(content, today), ...held])
  return postingFields
    .filter((field) => missing.has(field))
    .toSorted((one, other) => order.indexOf(one) - order.indexOf(other))
    .flatMap((field) => lacksOf(field, context))
}

function lacksOf(field: PostingField, { typed }: PostingContext): readonly MissingField[] {
  const whole = { field, id: controlId(field), label: fieldLabels[field] }
  if (field === 'aiInScreening')
    return [typed.aiInScreening.used === 'yes' ? part(field, 'how', editorFields.aiHow) : whole]
  if (field !== 'pay') return [whole]
  const parts = payParts.filter(([name]) => typed.pay[name].trim() === '')
  return (parts.length > 0 ? parts : payParts.slice(0, 1)).map(([name, label]) => part(field, name, label))
}

const part = (field: PostingField, name: string, label: string): MissingField => ({
  field,
  id: controlId(field, name),
  label,
})

const payParts = [
  ['min', editorFields.lowestPay],
  ['max', editorFields.highestPay],
  ['currency', editorFields.currency],
] as const
