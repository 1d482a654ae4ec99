import * as v from 'valibot'
import { resumeDocument } from '../../../contract/resumes/document.ts'
import { resumeCounts, resumeLengths } from '../../../contract/resumes/fields.ts'
import { isFields } from '../../../contract/resumes/editing.ts'
import type { Raw } from '../reading/documentOf.ts'

/**
 * The same with nothing longer than a resume may have. What does not fit its field stands among what is left over, as
 * a whole; so do items beyond the last that a list may have.
 */
export function fitting(raw: Raw): Raw {
  const parsed = v.safeParse(resumeDocument, raw.document)
  if (parsed.success) return raw
  const paths = new Set(
    parsed.issues.map((issue) => (issue.path ?? []).map(({ key }) => String(key)).join('.')),
  )
  const leftover = [...raw.leftover]
  let { document } = raw
  for (const path of [...paths].toSorted((one, other) => other.localeCompare(one, 'en', { numeric: true }))) {
    const parts = path.split('.')
    const held = heldAt(document, parts)
    const place = placeFor(raw, path)
    const kept = Array.isArray(held)
      ? held.slice(0, parts.length === 1 ? resumeCounts.items : resumeCounts.lines)
      : undefined
    const over: unknown = kept && Array.isArray(held) ? held.slice(kept.length) : held
    document = put(document, parts, kept)
    leftover.push(...piecesOf(textsIn(over).join('\n')).map((text) => ({ text, place })))
  }
  const found = raw.found.filter(({ path }) => heldAt(document, asIn(path)) !== undefined)
  return { document, found, leftover }
}

const asIn = (path: string) => (path.startsWith('custom.') ? `meta.jobgrove.${path}` : path).split('.')

const heldAt = (held: unknown, parts: readonly string[]): unknown =>
  parts.reduce<unknown>((inner, part) => (isFields(inner) ? inner[part] : undefined), held)

function put(held: object, parts: readonly string[], value: unknown): object {
  const copy: object = structuredClone(held)
  const last = parts.at(-1) ?? ''
  const parent = heldAt(copy, parts.slice(0, -1))
  if (!isFields(parent)) return copy
  if (value === undefined && !Array.isArray(parent)) Reflect.deleteProperty(parent, last)
  else Reflect.set(parent, last, value ?? '')
  return copy
}

const placeFor = ({ found }: Raw, path: string) =>
  found.find((each) => `${path}.`.startsWith(`${asIn(each.path).join('.')}.`))?.place ?? {
    page: null,
    file: null,
    from: 1,
    to: 1,
  }

/** All texts of a document. */
export const textsIn = (held: unknown): readonly string[] => {
  if (typeof held === 'string') return [held]
  return isFields(held) ? Object.values(held).flatMap(textsIn) : []
}

/** A text in pieces that fit a field. */
function piecesOf(text: string): readonly string[] {
  const characters = [...text]
  const count = Math.ceil(characters.length / resumeLengths.text)
  return Array.from({ length: count }, (_, index) =>
    characters.slice(index * resumeLengths.text, (index + 1) * resumeLengths.text).join(''),
  )
}
