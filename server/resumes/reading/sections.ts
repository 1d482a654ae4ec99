import type { SectionKey } from '../../../contract/resumes/look.ts'
import type { Dated } from './dates.ts'
import { datedIn } from './dates.ts'
import { entriesIn, type Entry } from './entries.ts'
import { leftoverOf, nonEmpty, type FoundItem, type Understood } from './found.ts'
import { joined, piecesBetween, placeOf, textOf, type Line } from './line.ts'
import { isPositionUnsure, isSchoolUnsure, positionIn, schoolIn } from './pieces.ts'

export interface Reading {
  /** True if the employer comes before the position. */
  readonly isOrganizationFirst: boolean
}

type Read = (lines: readonly Line[], reading: Reading) => Understood

const during = (dated: Dated | undefined) => ({ startDate: dated?.startDate, endDate: dated?.endDate })
const linkIn = ({ links }: Pick<Entry, 'links'>) => links.find((link) => /^https?:/i.test(link))
const said = (texts: readonly string[]) => texts.join('\n')

/** Creates the reader of a section with entries, by a function that converts one entry. */
const entrywise =
  (
    fieldsOf: (entry: Entry, reading: Reading, before: FoundItem | undefined) => FoundItem['fields'],
    isUnsure: (entry: Entry, reading: Reading) => boolean = () => false,
  ): Read =>
  (lines, reading) => {
    const { before, entries } = entriesIn(lines)
    const items: FoundItem[] = []
    for (const entry of entries) {
      items.push({
        fields: fieldsOf(entry, reading, items.at(-1)),
        place: placeOf(entry.lines),
        isUnsure: isUnsure(entry, reading),
      })
    }
    return { items, leftover: leftoverOf(before) }
  }

const work = (organizationField: 'name' | 'organization') =>
  entrywise(
    (entry, { isOrganizationFirst }, before) => {
      const named = positionIn(entry.heads, isOrganizationFirst)
      const isSameEmployer = isOrganizationFirst && entry.heads.length === 1
      const employer = isSameEmployer ? before?.fields[organizationField] : named.organization
      const hasPlace = organizationField === 'name'
      const rest = [...(hasPlace || named.location === undefined ? [] : [named.location]), ...named.rest]
      return nonEmpty({
        position: isSameEmployer ? entry.heads[0] : named.role,
        [organizationField]: typeof employer === 'string' ? employer : undefined,
        ...(hasPlace && { location: named.location }),
        url: linkIn(entry),
        ...during(entry.dated),
        summary: said([...(rest.length > 0 ? [rest.join(', ')] : []), ...entry.paragraphs]),
        highlights: entry.bullets,
      })
    },
    ({ heads }, { isOrganizationFirst }) => !isOrganizationFirst && isPositionUnsure(heads),
  )

const education = entrywise(
  (entry) => {
    const { area, institution, rest, studyType } = schoolIn(entry.heads)
    const courses = [...rest, ...entry.paragraphs, ...entry.bullets]
    return nonEmpty({ institution, url: linkIn(entry), area, studyType, ...during(entry.dated), courses })
  },
  ({ heads }) => isSchoolUnsure(heads),
)

const projects = entrywise((entry) => {
  const [name, ...rest] = entry.heads
  return nonEmpty({
    name,
    url: linkIn(entry),
    ...during(entry.dated),
    description: said([...(rest.length > 0 ? [rest.join(', ')] : []), ...entry.paragraphs]),
    highlights: entry.bullets,
  })
})

const own = entrywise((entry) => {
  const [first = '', ...rest] = entry.heads
  const isText = rest.length === 0 && (/[.!]$/.test(first) || first.length > 80)
  return nonEmpty({
    name: isText ? '' : first,
    subtitle: rest.join(', '),
    url: linkIn(entry),
    ...during(entry.dated),
    summary: said([...(isText ? [first] : []), ...entry.paragraphs]),
    highlights: entry.bullets,
  })
})

/** Groups bullets with their continuation lines. */
function wholeLines(lines: readonly Line[]): readonly (readonly Line[])[] {
  const groups: Line[][] = []
  for (const line of lines) {
    const last = groups.at(-1)
    const goesOn =
      last?.[0]?.isBullet === true && !line.isBullet && !line.isWhole && line.x > (last[0]?.x ?? 0)
    if (last && goesOn) last.push(line)
    else groups.push([line])
  }
  return groups
}

/** Creates the reader of a section with one or more items per line. */
const linewise =
  (fieldsOf: (text: string, links: readonly string[]) => readonly FoundItem['fields'][]): Read =>
  (lines) => ({
    items: wholeLines(lines).flatMap((group) =>
      fieldsOf(
        joined(group.map((line) => line.parts.join(' | '))),
        group.flatMap(({ links }) => links),
      ).map((fields) => ({ fields, place: placeOf(group) })),
    ),
    leftover: [],
  })

const listed = (text: string) => piecesBetween(text, /[,;|•·⋅、；،]/)

const LABELLED = /^([^:]{2,60}):\s+(.+)$/u

/** Skills: "Tools: saw, plane", or words separated by commas. */
const named = (text: string): readonly FoundItem['fields'][] => {
  const [, label, words] = LABELLED.exec(text.replaceAll(' | ', ', ').replace(/:,/, ':')) ?? []
  if (label !== undefined && words !== undefined) return [{ name: label, keywords: listed(words) }]
  // A sentence is not split.
  return text.length > 150 && /[.]$/.test(text) ? [{ name: text }] : listed(text).map((name) => ({ name }))
}

const LEVEL =
  /^(.{2,40}?)\s*(?:\((.+)\)|(?::|\s[–—-])\s*(.+)|\s(native|fluent|basic|muttersprache|fließend|grundkenntnisse|[ABC][12]\b.*))$/iu

/** Languages: "French (fluent)", "French: fluent", or language and level in two columns. */
const spoken = (text: string): readonly FoundItem['fields'][] => {
  const pieces = text.split(' | ')
  const isPair = pieces.length === 2 && !/[,;(:]/.test(text)
  return (isPair ? [pieces.join(': ')] : listed(text)).map((each) => {
    const [, language, inBrackets, behind, word] = LEVEL.exec(each) ?? []
    return language === undefined
      ? { language: each }
      : nonEmpty({ language, fluency: inBrackets ?? behind ?? word })
  })
}

/** Item with name, issuer and date: "First prize, Fair of Leeds, 2019". */
const got =
  (fields: {
    readonly name: string
    readonly from: string
    readonly date: string
    readonly hasUrl: boolean
  }) =>
  (text: string, links: readonly string[]): readonly FoundItem['fields'][] => {
    const dated = datedIn(text)
    const plain = dated ? [dated.before, dated.after].filter((part) => part !== '').join(', ') : text
    const [name, ...from] = plain.split(/\s[|·–—-]\s|,\s/u).filter((part) => part.trim() !== '')
    if (name === undefined) return []
    const url = fields.hasUrl ? links.find((link) => /^https?:/i.test(link)) : undefined
    const date = dated?.endDate ?? dated?.startDate
    return [nonEmpty({ [fields.name]: name, [fields.from]: from.join(', '), [fields.date]: date, url })]
  }

const references = entrywise((entry) => {
  const [name, ...rest] = entry.heads
  return nonEmpty({ name, reference: said([...rest, ...entry.paragraphs, ...entry.bullets]) })
})

/** Readers of the lines below each heading. */
export const readers: Readonly<Record<Exclude<SectionKey, 'summary'>, Read>> = {
  work: work('name'),
  volunteer: work('organization'),
  education,
  projects,
  skills: linewise(named),
  interests: linewise(named),
  languages: linewise(spoken),
  certificates: linewise(got({ name: 'name', from: 'issuer', date: 'date', hasUrl: true })),
  awards: linewise(got({ name: 'title', from: 'awarder', date: 'date', hasUrl: false })),
  publications: linewise(got({ name: 'name', from: 'publisher', date: 'releaseDate', hasUrl: true })),
  references,
}

/** Reader of the lines below an unknown heading. */
export const readOwn: Read = own

/** Joins lines to paragraphs, separated at gaps. */
export function paragraphsOf(lines: readonly Line[]): string {
  const paragraphs: string[][] = []
  for (const line of lines) {
    const last = paragraphs.at(-1)
    if (last && !line.isApart && !line.isWhole && !line.isBullet) last.push(textOf(line))
    else paragraphs.push([line.isBullet ? `• ${textOf(line)}` : textOf(line)])
  }
  return paragraphs.map(joined).join('\n')
}
