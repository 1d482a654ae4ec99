import type { ResumeDocument } from './document.ts'
import { isFields, itemsIn, withItem, withOwnSection, withoutItem, withValue } from './editing.ts'
import type { ImportedResume } from './imported.ts'
import { resumeCounts } from './fields.ts'

/** Key that identifies a leftover text in the set of dropped parts. */
export const leftoverKey = (index: number) => `leftover.${index}`

/** Key that identifies an unknown field in the set of dropped parts. */
export const unknownKey = (index: number) => `unknown.${index}`

/**
 * Parts that are dropped by default: unknown fields often describe the exporting program rather than the
 * person.
 */
export const withoutAtFirst = ({ unknown }: ImportedResume): ReadonlySet<string> =>
  new Set(unknown.map((_, index) => unknownKey(index)))

/**
 * Builds a resume from the parts of an import that the user keeps.
 *
 * @param without dropped parts: paths of found values, keys of leftover texts and unknown fields
 * @param title section title for texts that fit no other section
 */
export function chosenOf(
  { document, found, leftover, unknown }: ImportedResume,
  without: ReadonlySet<string>,
  title: string,
): ResumeDocument {
  const kept = found
    .map(({ path }) => path)
    .filter((path) => without.has(path))
    // Removes from the end of a list, because a removal shifts the indexes after it.
    .toReversed()
    .reduce(withoutPath, document)
  const texts = [
    ...leftover.filter((_, index) => !without.has(leftoverKey(index))),
    ...unknown.filter((_, index) => !without.has(unknownKey(index))),
  ].map(({ text }) => text)
  if (texts.length === 0) return kept
  const own = withOwnSection(kept, title)
  return inItems(texts).reduce((held, summary) => withItem(held, own.key, { summary }), own.document)
}

/** Limits texts to the maximum number of items in a section; the last item gets all remaining text. */
const inItems = (texts: readonly string[]): readonly string[] =>
  texts.length <= resumeCounts.items
    ? texts
    : [...texts.slice(0, resumeCounts.items - 1), texts.slice(resumeCounts.items - 1).join('\n')]

function withoutPath(document: ResumeDocument, path: string): ResumeDocument {
  const [list = '', key = '', index] = path.startsWith('custom.') ? path.split('.') : ['', ...path.split('.')]
  if (list === '' && key === 'basics') return withoutField(document, path.slice('basics.'.length))
  const at = Number(index)
  return itemsIn(document, key).length > at ? withoutItem(document, key, at) : document
}

function withoutField(document: ResumeDocument, field: string): ResumeDocument {
  const { basics } = document
  if (!isFields(basics)) return document
  return withValue(
    document,
    'basics',
    Object.fromEntries(Object.entries(basics).filter(([key]) => key !== field)),
  )
}
