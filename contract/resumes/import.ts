import * as v from 'valibot'
import { resumeDocument, type ResumeDocument } from './document.ts'
import { isFields, itemsIn, listPath, placedSections, textAt } from './editing.ts'
import type { ImportedResume } from './imported.ts'
import { sectionKeys } from './look.ts'

const known = new Set<string>([...sectionKeys, 'basics', 'meta', '$schema'])

/**
 * Reads a resume out of a JSON Resume file.
 *
 * @param text of the file
 * @returns nothing for what is no JSON, or no resume at all
 */
export function readJsonResume(text: string): ImportedResume | undefined {
  const read = parsedJson(text)
  if (!isFields(read) || Array.isArray(read) || !Object.keys(read).some((key) => known.has(key)))
    return undefined
  const { document, leftOut } = understood(read, [])
  if (!document) return undefined
  return {
    kind: 'json',
    document,
    found: pathsIn(document).map((path) => ({ path, place: null })),
    leftover: [],
    unknown: Object.keys(read).filter((key) => !known.has(key)),
    leftOut: [...leftOut],
  }
}

/** The fields of a person that a file may name. */
const basicsPaths = [
  'basics.name',
  'basics.label',
  'basics.email',
  'basics.phone',
  'basics.url',
  'basics.location',
  'basics.profiles',
  'basics.summary',
] as const

/** What stands in a document: the fields of the person, and the items of every section. */
export function pathsIn(document: ResumeDocument): readonly string[] {
  const { location, profiles = [] } = document.basics ?? {}
  const isThere = (path: string) => {
    if (path === 'basics.location') return Object.values(location ?? {}).some((said) => said !== '')
    return path === 'basics.profiles' ? profiles.length > 0 : textAt(document, path) !== ''
  }
  return [
    ...basicsPaths.filter(isThere),
    ...placedSections(document).flatMap(({ key }) =>
      itemsIn(document, key).map((_, index) => `${listPath(key)}.${index}`),
    ),
  ]
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** As much as can be understood: what is wrong is left out, field by field, and named. */
function understood(
  value: Readonly<Record<string, unknown>>,
  leftOut: readonly string[],
): { document: ResumeDocument | undefined; leftOut: readonly string[] } {
  const parsed = v.safeParse(resumeDocument, value)
  if (parsed.success) return { document: parsed.output, leftOut }
  const paths = parsed.issues.map((issue) => (issue.path ?? []).map(({ key }) => String(key)))
  const wrong = [...new Set(paths.map((path) => path.join('.')))].filter((path) => path !== '')
  if (wrong.length === 0 || leftOut.length > 200) return { document: undefined, leftOut }
  // Later ones first: leaving out one of a list moves those that follow.
  const without = wrong
    .toSorted((one, other) => other.localeCompare(one, 'en', { numeric: true }))
    .reduce<unknown>((held, path) => withoutPath(held, path.split('.')), value)
  return isFields(without)
    ? understood(without, [...leftOut, ...wrong])
    : { document: undefined, leftOut: [...leftOut, ...wrong] }
}

function withoutPath(held: unknown, [part = '', ...more]: readonly string[]): unknown {
  if (Array.isArray(held)) {
    const items: readonly unknown[] = held
    return more.length === 0
      ? items.toSpliced(Number(part), 1)
      : items.with(Number(part), withoutPath(items[Number(part)], more))
  }
  if (!isFields(held)) return held
  if (more.length > 0) return { ...held, [part]: withoutPath(held[part], more) }
  return Object.fromEntries(Object.entries(held).filter(([key]) => key !== part))
}
