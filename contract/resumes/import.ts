import * as v from 'valibot'
import { resumeDocument, type ResumeDocument } from './document.ts'
import { isFields, itemsIn } from './editing.ts'
import { sectionKeys } from './look.ts'

/** What was read of a file. */
export interface ImportedResume {
  readonly document: ResumeDocument
  /** How much of it was understood: sections, by how much stands in each. */
  readonly found: Readonly<Record<string, number>>
  /** What it names that JSON Resume does not: it is kept, and given back by an export, but not printed. */
  readonly unknown: readonly string[]
  /** What could not be read, and was left out. */
  readonly leftOut: readonly string[]
}

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
  const sections = sectionKeys.map((key) => [key, itemsIn(document, key).length] as const)
  return {
    document,
    found: Object.fromEntries(sections.filter(([, count]) => count > 0)),
    unknown: Object.keys(read).filter((key) => !known.has(key)),
    leftOut,
  }
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
