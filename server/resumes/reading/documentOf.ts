import type { ImportedResume } from '../../../contract/resumes/imported.ts'
import { sectionKeys } from '../../../contract/resumes/look.ts'
import { contactIn } from './contact.ts'
import { leftoverOf, type FoundItem, type Leftover } from './found.ts'
import type { HeadingKind } from './headingWords.ts'
import { placeOf, textOf, type Line } from './line.ts'
import { knownHeading, unknownHeadings } from './sectionHeadings.ts'
import { paragraphsOf, readers, readOwn, type Reading } from './sections.ts'

/** Resume as read from a file, before validation. */
export type Raw = Pick<ImportedResume, 'found' | 'leftover'> & { readonly document: object }

interface Section {
  readonly kind: HeadingKind | 'top' | 'own'
  readonly title: string
  readonly lines: Line[]
}

/**
 * Builds a resume from the lines of a document: sections by headings, items by dates, words and order. Every
 * line ends up in the document or the leftovers.
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
  items.map(({ isUnsure, place }, index) => ({
    path: `${list}.${index}`,
    place,
    ...(isUnsure && ({ isUnsure } as const)),
  }))

/** Groups lines by the heading above them; the first group has none. */
function sectionsIn(lines: readonly Line[]): readonly Section[] {
  const unknown = unknownHeadings(lines)
  const sections: Section[] = [{ kind: 'top', title: '', lines: [] }]
  for (const line of lines) {
    const kind = knownHeading(line)
    if (kind === 'title') continue
    if (line.isFirstOfColumn) sections.push({ kind: 'top', title: '', lines: [] })
    if (kind !== undefined) sections.push({ kind, title: textOf(line), lines: [] })
    else if (unknown.has(line))
      sections.push({ kind: 'own', title: textOf(line).replace(/:$/, ''), lines: [] })
    else sections.at(-1)?.lines.push(line)
  }
  return sections
}
