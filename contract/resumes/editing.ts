import type { ResumeDocument } from './document.ts'
import { sectionKeys, type Look, type SectionKey } from './look.ts'
import { lookOf, sectionsIn } from './printed.ts'

// Edits of a resume document. Each function returns a new document.

type Fields = Readonly<Record<string, unknown>>

/** Fields of an item in a section, by name. */
export type ResumeItemFields = Fields

/** Section with its title and visibility, in document order. */
export type PlacedSection = Look['sections'][number]

export const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/**
 * Splits a path such as `work.0.position`. Custom sections are stored under `meta.jobgrove`, which their
 * paths omit.
 */
const partsOf = (path: string) => (path.startsWith('custom.') ? `meta.jobgrove.${path}` : path).split('.')

/** Value of a field; undefined for an unknown path. */
export const valueAt = (document: ResumeDocument, path: string): unknown =>
  partsOf(path).reduce<unknown>((held, part) => (isFields(held) ? held[part] : undefined), document)

/** Text of a field; empty if it has none. */
export function textAt(document: ResumeDocument, path: string): string {
  const value = valueAt(document, path)
  return typeof value === 'string' ? value : ''
}

/** Texts of a list field. */
export function textsAt(document: ResumeDocument, path: string): readonly string[] {
  const value: unknown = valueAt(document, path)
  return Array.isArray(value) ? value.filter((text) => typeof text === 'string') : []
}

/** Sets a field. */
export const withValue = (document: ResumeDocument, path: string, value: unknown): ResumeDocument =>
  put(document, partsOf(path), value) as ResumeDocument

function put(held: unknown, [part, ...more]: readonly string[], value: unknown): unknown {
  if (part === undefined) return value
  const inner = put(isFields(held) ? held[part] : undefined, more, value)
  if (/^\d+$/.test(part)) {
    const items: readonly unknown[] = Array.isArray(held) ? held : []
    return Number(part) < items.length ? items.with(Number(part), inner) : [...items, inner]
  }
  return { ...(isFields(held) && held), [part]: inner }
}

/** Sets the design. */
export const withLook = (document: ResumeDocument, change: Partial<Look>): ResumeDocument =>
  withValue(document, 'meta.jobgrove', { ...lookOf(document), ...change })

/** All sections in document order. */
export const placedSections = (document: ResumeDocument): readonly PlacedSection[] =>
  sectionsIn(lookOf(document))

export const isOwnSection = (key: string) => !sectionKeys.some((each: SectionKey) => each === key)

/** Changes the title or the visibility of a section. */
export const withSection = (
  document: ResumeDocument,
  key: string,
  change: Partial<PlacedSection>,
): ResumeDocument =>
  withLook(document, {
    sections: placedSections(document).map((section) =>
      section.key === key ? { ...section, ...change } : section,
    ),
  })

/** Moves a section to an index. */
export function withSectionAt(document: ResumeDocument, key: string, to: number): ResumeDocument {
  const sections = [...placedSections(document)]
  const from = sections.findIndex((section) => section.key === key)
  const moved = sections[from]
  if (!moved || to < 0 || to >= sections.length) return document
  return withLook(document, { sections: sections.toSpliced(from, 1).toSpliced(to, 0, moved) })
}

/** Adds a custom section at the end. Returns the document and the key of the section. */
export function withOwnSection(document: ResumeDocument, title: string) {
  const { custom } = lookOf(document)
  const sections = placedSections(document)
  const key = `own-${1 + Math.max(0, ...Object.keys(custom).map((name) => Number(name.split('-')[1]) || 0))}`
  return {
    key,
    document: withLook(document, {
      custom: { ...custom, [key]: [] },
      sections: [...sections, { key, title, isHidden: false }],
    }),
  }
}

/** Removes a custom section with its content. */
export function withoutOwnSection(document: ResumeDocument, key: string): ResumeDocument {
  const { custom, hidden } = lookOf(document)
  return withLook(document, {
    custom: Object.fromEntries(Object.entries(custom).filter(([name]) => name !== key)),
    sections: placedSections(document).filter((section) => section.key !== key),
    hidden: hidden.filter((each) => !each.startsWith(`${key}/`)),
  })
}

/** Path of a section's items. */
export const listPath = (key: string) => (isOwnSection(key) && !key.includes('.') ? `custom.${key}` : key)

/** Items of a section. */
export function itemsIn(document: ResumeDocument, key: string): readonly ResumeItemFields[] {
  const items: unknown = valueAt(document, listPath(key))
  return Array.isArray(items) ? items.map((item: unknown) => (isFields(item) ? item : {})) : []
}

export const isHiddenItem = (document: ResumeDocument, key: string, index: number) =>
  lookOf(document).hidden.includes(`${key}/${index}`)

/** Reorders items by their previous indexes. Hidden items stay hidden. */
function withOrder(document: ResumeDocument, key: string, order: readonly number[]): ResumeDocument {
  const items = itemsIn(document, key)
  const { hidden } = lookOf(document)
  const others = hidden.filter((each) => !each.startsWith(`${key}/`))
  const still = order.flatMap((from, to) => (isHiddenItem(document, key, from) ? [`${key}/${to}`] : []))
  const ordered = withValue(
    document,
    listPath(key),
    order.flatMap((from) => items[from] ?? []),
  )
  return hidden.length === 0 ? ordered : withLook(ordered, { hidden: [...others, ...still] })
}

const placesOf = (document: ResumeDocument, key: string) => [...itemsIn(document, key).keys()]

/** Adds an item at the end of a section. */
export const withItem = (document: ResumeDocument, key: string, item: ResumeItemFields = {}) =>
  withValue(document, listPath(key), [...itemsIn(document, key), item])

/** Moves an item within its section. */
export function withItemAt(document: ResumeDocument, key: string, from: number, to: number): ResumeDocument {
  const places = placesOf(document, key)
  if (to < 0 || to >= places.length) return document
  return withOrder(document, key, places.toSpliced(from, 1).toSpliced(to, 0, from))
}

export const withoutItem = (document: ResumeDocument, key: string, index: number): ResumeDocument =>
  withOrder(document, key, placesOf(document, key).toSpliced(index, 1))

/** Shows or hides an item in print. */
export function withItemHidden(document: ResumeDocument, key: string, index: number, isHidden: boolean) {
  const place = `${key}/${index}`
  const others = lookOf(document).hidden.filter((each) => each !== place)
  return withLook(document, { hidden: isHidden ? [...others, place] : others })
}

/** File name of a resume: `First-Last-Resume.pdf`. */
export function resumeFileName(document: ResumeDocument, extension = 'pdf'): string {
  const name = textAt(document, 'basics.name')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
  return `${[name, 'Resume'].filter((part) => part !== '').join('-')}.${extension}`
}

/** JSON Resume 1.0.0 of a resume, including imported properties that the editor does not know. */
export const asJson = (document: ResumeDocument): string => `${JSON.stringify(document, null, 2)}\n`
