import type { Normalizer } from './createNormalizer.ts'
import { personOf } from './personOf.ts'
import { sectionItems } from './sectionItems.ts'
import { basicsShape, itemShapes, nameKey, sectionAliases } from './shapes.ts'
import { isRecord, type Fields } from './values.ts'

type Written = Record<string, unknown>

/** True for a top-level field that belongs to the person, in files without a separate object for it. */
const isOfPerson = (key: string) => basicsShape.aliases.has(nameKey(key))

/** Converts all sections of a document. Other fields are kept in place. */
export function documentIn(normalizer: Normalizer, value: Fields): Fields {
  const document: Written = {}
  const person: Written = {}
  const isFlat = !Object.keys(value).some((key) => sectionAliases.get(nameKey(key)) === 'basics')
  for (const [key, held] of Object.entries(value)) {
    const section = sectionAliases.get(nameKey(key))
    if (section === 'basics') document['basics'] = personOf(normalizer, document['basics'], held, key)
    else if (section !== undefined) writeSection(normalizer, document, section, held, key)
    else if (key === 'meta') document['meta'] = metaOf(normalizer, held)
    else if (key === '$schema') document[key] = held
    else if (key === 'summary' || (isFlat && isOfPerson(key))) person[key] = held
    else normalizer.keep(document, key, held, key)
  }
  if (Object.keys(person).length > 0)
    document['basics'] = personOf(normalizer, document['basics'], person, 'basics')
  return Object.fromEntries(Object.entries(document).filter(([, held]) => held !== undefined))
}

function writeSection(
  normalizer: Normalizer,
  document: Written,
  section: string,
  value: unknown,
  key: string,
): void {
  const shape = itemShapes.get(section)
  if (!shape || value === null) return
  const items: readonly unknown[] = sectionItems(normalizer, shape, value, key)
  const before: unknown = document[section]
  document[section] = Array.isArray(before) ? [...(before as readonly unknown[]), ...items] : items
}

function metaOf(normalizer: Normalizer, value: unknown): Fields | undefined {
  if (!isRecord(value)) {
    normalizer.leave(value, 'meta')
    return undefined
  }
  const meta: Written = {}
  // Metadata describes the file and is not text of the resume.
  for (const [key, held] of Object.entries(value))
    normalizer.keep(meta, key, held, `meta.${key}`, { isTold: false })
  return meta
}
