import { isFields, itemsIn, placedSections, valueAt } from '../../../contract/resumes/editing.ts'
import { lookOf } from '../../../contract/resumes/printed.ts'
import type { TypedResume } from '../../../contract/resumes/typed.ts'
import { counted } from '../../../contract/words/counted.ts'
import { lookChoices } from './look.ts'
import { aboutYou, itemTitle, summaryField, titleOf } from './sections.ts'

/** Differences between two versions of a resume, with both texts. */
export function differencesOf(mine: TypedResume, theirs: TypedResume) {
  const keys = [...placedSections(mine.document), ...placedSections(theirs.document)]
  const sections = [...new Map(keys.map((section) => [section.key, section] as const)).values()].filter(
    ({ key }) => key !== 'summary',
  )
  const rows = [
    ['Name of this resume', ({ title }: TypedResume) => title],
    ...[...aboutYou, summaryField].map(
      ({ label, name }) => [label, ({ document }: TypedResume) => inWords(valueAt(document, name))] as const,
    ),
    ['Profiles', ({ document }: TypedResume) => inWords(valueAt(document, 'basics.profiles'))],
    ...sections.map(
      (section) =>
        [titleOf(section), ({ document }: TypedResume) => sectionInWords(document, section.key)] as const,
    ),
    ['Order of sections', ({ document }: TypedResume) => orderInWords(document)],
    ['Design', ({ document }: TypedResume) => designInWords(document)],
  ] as const
  return rows
    .map(([name, say]) => ({ name, mine: say(mine), theirs: say(theirs) }))
    .filter((row) => row.mine !== row.theirs)
}

/** Number and names of the parts that differ between two versions of a resume. */
export function changesInWords(before: TypedResume, after: TypedResume): string {
  const names = differencesOf(before, after).map(({ name }) => name)
  if (names.length === 0) return 'Nothing changed.'
  return `${counted(names.length, 'part', 'parts')} changed: ${names.join(', ')}.`
}

const sectionInWords = (document: TypedResume['document'], key: string) =>
  itemsIn(document, key)
    .map((item) => `${itemTitle(key, item)}: ${inWords(item)}`)
    .join('\n')

const orderInWords = (document: TypedResume['document']) =>
  [
    ...placedSections(document).map((section) => `${titleOf(section)}${section.isHidden ? ' (hidden)' : ''}`),
    ...lookOf(document).hidden.map((place) => `hidden: ${place}`),
  ]
    .filter((words) => words !== '')
    .join(', ')

const designInWords = (document: TypedResume['document']) => {
  const look = lookOf(document)
  return [
    lookChoices.template.options[look.template],
    lookChoices.accent.options[look.accent],
    lookChoices.face.options[look.face],
    lookChoices.size.options[look.size],
    lookChoices.spacing.options[look.spacing],
    lookChoices.pageSize.options[look.pageSize],
    look.language,
  ].join(', ')
}

/** All texts inside a value, in order. */
function inWords(value: unknown): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(inWords).join('\n')
  return isFields(value)
    ? Object.values(value)
        .map(inWords)
        .filter((words) => words !== '')
        .join(', ')
    : ''
}
