import type { ImportedResume } from '../../../contract/resumes/imported.ts'
import { sectionKeys } from '../../../contract/resumes/look.ts'
import { contactIn } from './contact.ts'
import { leftoverOf, type FoundItem, type Leftover } from './found.ts'
import { headingIn, type HeadingKind } from './headings.ts'
import { placeOf, textOf, type Line } from './line.ts'
import { paragraphsOf, readers, readOwn, type Reading } from './sections.ts'

/** What was read, before it was checked. */
export type Raw = Pick<ImportedResume, 'found' | 'leftover'> & { readonly document: object }

interface Section {
  readonly kind: HeadingKind | 'top' | 'own'
  readonly title: string
  readonly lines: Line[]
}

/**
 * A resume out of the lines of a document: sections by their headings, and what stands in them by dates, words and
 * order. Every line is in the document or among what is left over.
 */
export function documentOf(lines: readonly Line[], reading: Reading): Raw {
  const sections = sectionsIn(lines)
  const ofKind = (kind: Section['kind']) =>
    sections.filter((section) => section.kind === kind).flatMap((section) => section.lines)
  const summaryLines = ofKind('summary')
  const contact = contactIn([...ofKind('top'), ...ofKind('contact')], summaryLines.length > 0)
  const summary = summaryLines.length > 0 ? summaryLines : contact.summary
  const read = sectionKeys
    .filter((key) => key !== 'summary')
    .flatMap((key) => {
      const its = ofKind(key)
      return its.length === 0 ? [] : [{ key, ...readers[key](its, reading) }]
    })
  const own = sections
    .filter(({ kind, lines: its }) => kind === 'own' && its.length > 0)
    .map(({ lines: its, title }, index) => ({ key: `own-${index + 1}`, title, ...readOwn(its, reading) }))
  const leftover: Leftover[] = [
    ...contact.leftover,
    ...[...read, ...own].flatMap((section) => section.leftover),
    ...sections
      .filter(({ kind, lines: its }) => kind === 'own' && its.length === 0)
      .map(({ title }) => leftoverOf(lines.filter((line) => textOf(line) === title).slice(0, 1))[0])
      .filter((each) => each !== undefined),
  ]
  const found = [
    ...contact.items.map(({ fields, place }) => ({ path: `basics.${String(fields['field'])}`, place })),
    ...(summary.length > 0 ? [{ path: 'basics.summary', place: placeOf(summary) }] : []),
    ...read.flatMap(({ items, key }) => pathsOf(key, items)),
    ...own.flatMap(({ items, key }) => pathsOf(`custom.${key}`, items)),
  ]
  return {
    document: {
      basics: { ...contact.basics, ...(summary.length > 0 && { summary: paragraphsOf(summary) }) },
      ...Object.fromEntries(read.map(({ items, key }) => [key, items.map(({ fields }) => fields)])),
      ...(own.length > 0 && {
        meta: {
          jobgrove: {
            sections: [
              ...sectionKeys.map((key) => ({ key, title: null, isHidden: false })),
              ...own.map(({ key, title }) => ({ key, title: title.slice(0, 120), isHidden: false })),
            ],
            custom: Object.fromEntries(own.map(({ items, key }) => [key, items.map(({ fields }) => fields)])),
          },
        },
      }),
    },
    found,
    leftover,
  }
}

const pathsOf = (list: string, items: readonly FoundItem[]) =>
  items.map(({ place }, index) => ({ path: `${list}.${index}`, place }))

/** The lines below each heading, and those above the first one. */
function sectionsIn(lines: readonly Line[]): readonly Section[] {
  const isHeading = headingsLike(lines)
  const sections: Section[] = [{ kind: 'top', title: '', lines: [] }]
  for (const line of lines) {
    const kind = knownHeading(line)
    if (kind === 'title') continue
    if (line.isFirstOfColumn) sections.push({ kind: 'top', title: '', lines: [] })
    if (kind !== undefined) sections.push({ kind, title: textOf(line), lines: [] })
    else if (isHeading(line)) sections.push({ kind: 'own', title: textOf(line).replace(/:$/, ''), lines: [] })
    else sections.at(-1)?.lines.push(line)
  }
  return sections
}

const knownHeading = (line: Line): HeadingKind | undefined =>
  line.isBullet || line.parts.length > 1 ? undefined : headingIn(textOf(line))

const isUpper = (text: string) => text === text.toUpperCase() && text !== text.toLowerCase()

const lookOf = (line: Line) => `${line.style} ${isUpper(textOf(line))} ${line.isHeading}`

/** Finds the headings that nobody knows: they look like those that are known, and like nothing else. */
function headingsLike(lines: readonly Line[]): (line: Line) => boolean {
  const first = lines.findIndex((line) => isKnown(knownHeading(line)))
  const known = lines.filter((line) => isKnown(knownHeading(line)))
  const counts = new Map<string, number>()
  for (const line of lines) counts.set(lookOf(line), (counts.get(lookOf(line)) ?? 0) + 1)
  const looks = new Set(known.map(lookOf))
  const isClear = (look: string) => {
    const ofKnown = known.filter((line) => lookOf(line) === look).length
    // What most lines look like tells no heading.
    return (counts.get(look) ?? 0) <= Math.max(ofKnown * 2 + 1, 3)
  }
  return (line) => {
    const text = textOf(line)
    if (line.isBullet || line.parts.length > 1 || text.length > 50 || /[.,;]$|\d{4}/.test(text)) return false
    const look = lookOf(line)
    return first >= 0 && lines.indexOf(line) > first && looks.has(look) && isClear(look)
  }
}

const isKnown = (kind: HeadingKind | undefined) => kind !== undefined && kind !== 'title'
