import type { Leftover } from '../../../contract/resumes/imported.ts'
import * as v from 'valibot'
import { resumeDocument } from '../../../contract/resumes/document.ts'
import { resumeCounts, resumeLengths } from '../../../contract/resumes/fields.ts'
import { isFields } from '../../../contract/resumes/editing.ts'
import type { Raw } from '../reading/documentOf.ts'
import { textsIn } from '../jsonResume/values.ts'
import { UnreadableFile } from './messages.ts'

/**
 * Maximum number of passes. Each validation reports a limited number of issues, and issues of a list hide
 * those of its items.
 */
const MOST_PASSES = 100

/**
 * Fits a document to the limits of a resume. Overlong fields and surplus items are moved to the leftovers as
 * a whole.
 */
export function fitting(raw: Raw): Raw {
  const document: object = structuredClone(raw.document)
  const leftover = [...raw.leftover]
  for (
    let pass = 0, paths = wrongPaths(document);
    paths.length > 0;
    pass += 1, paths = wrongPaths(document)
  ) {
    if (pass === MOST_PASSES) throw new UnreadableFile('tooMuch')
    // From the end, because removing an item shifts those after it.
    const taken = paths.map((path) => ({ path, text: takenFrom(document, path.split('.')) })).toReversed()
    leftover.push(
      ...taken.flatMap(({ path, text }) =>
        piecesOf(text).map((piece) => ({ text: piece, ...whereIn(raw, path) })),
      ),
    )
  }
  const found = raw.found.filter(({ path }) => heldAt(document, asIn(path)) !== undefined)
  return { document, found, leftover }
}

/** Paths of invalid parts, last first. */
function wrongPaths(document: object): readonly string[] {
  const parsed = v.safeParse(resumeDocument, document)
  if (parsed.success) return []
  const paths = parsed.issues.map((issue) => (issue.path ?? []).map(({ key }) => String(key)).join('.'))
  return [...new Set(paths)]
    .filter((path) => path !== '')
    .toSorted((one, other) => other.localeCompare(one, 'en', { numeric: true }))
}

const asIn = (path: string) => (path.startsWith('custom.') ? `meta.jobgrove.${path}` : path).split('.')

const heldAt = (held: unknown, parts: readonly string[]): unknown =>
  parts.reduce<unknown>((inner, part) => (isFields(inner) ? inner[part] : undefined), held)

/** Removes a value, or surplus items of a list, from the document. Returns its text. */
function takenFrom(document: object, parts: readonly string[]): string {
  const last = parts.at(-1) ?? ''
  const parent = heldAt(document, parts.slice(0, -1))
  const held = heldAt(parent, [last])
  if (!isFields(parent)) return ''
  if (Array.isArray(held) && held.length > mostIn(parts)) return textOfItems(held.splice(mostIn(parts)))
  if (Array.isArray(parent)) parent.splice(Number(last), 1)
  else Reflect.deleteProperty(parent, last)
  return textOfItems([held])
}

function mostIn(parts: readonly string[]): number {
  if (parts.at(-1) === 'profiles') return resumeCounts.profiles
  const isSection = parts.length === 1 || parts.at(-2) === 'custom'
  return isSection ? resumeCounts.items : resumeCounts.lines
}

/** Text of a list, one line per item. */
const textOfItems = (items: readonly unknown[]) =>
  items
    .map((item) => textsIn(item).join(' · '))
    .filter((text) => text !== '')
    .join('\n')

/** Origin of a field: its position in the file, or its name. */
function whereIn({ found }: Raw, path: string): Pick<Leftover, 'place' | 'field'> {
  const place = found.find((each) => `${path}.`.startsWith(`${asIn(each.path).join('.')}.`))?.place
  return place ? { place } : { place: null, field: path }
}

/** Splits a text into pieces that fit a field. */
function piecesOf(text: string): readonly string[] {
  const characters = [...text]
  const count = Math.ceil(characters.length / resumeLengths.text)
  return Array.from({ length: count }, (_, index) =>
    characters.slice(index * resumeLengths.text, (index + 1) * resumeLengths.text).join(''),
  )
}
