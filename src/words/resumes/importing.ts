import type { ImportedResume, Leftover, Place } from '../../../contract/resumes/imported.ts'
import { itemsIn, textAt } from '../../../contract/resumes/editing.ts'
import { sectionKeys } from '../../../contract/resumes/look.ts'
import { lookOf, periodOf } from '../../../contract/resumes/printed.ts'
import { counted } from '../../../contract/words/counted.ts'
import { languages } from './look.ts'
import { aboutYou, itemTitle, titleOf } from './sections.ts'

/** Title of the section for text that matches no field. */
export const leftoverTitle = 'More'

/** Introductions to the review, by file type. */
export const importedFrom: Readonly<Record<ImportedResume['kind'], string>> = {
  json: 'Read from a JSON file. Clear anything you don’t want to keep.',
  ours: 'This PDF was made here and contains its resume. Everything printed comes back unchanged.',
  pdf: 'Read from the text of your PDF. Compare it with your file. You can move text to another field after the import.',
  docx: 'Read from your Word document. Compare it with your file. You can move text to another field after the import.',
  linkedin: 'Read from your LinkedIn export. Clear anything you don’t want to keep.',
}

/** Note on the language of headings and dates; empty for English. */
export function languageInWords({ document }: ImportedResume): string {
  const { language } = lookOf(document)
  if (language === 'en') return ''
  const name = languages[language] ?? language
  return `It’s written in ${name}, so headings and dates will be too. You can change the language under Design.`
}

/** Position in a file, such as "Page 1, lines 3 to 5". */
export function placeInWords({ file, from, page, to }: Place): string {
  const lines = from === to ? `line ${from}` : `lines ${from} to ${to}`
  const of = file ?? (page === null ? '' : `Page ${page}`)
  return of === '' ? lines.replace('line', 'Line') : `${of}, ${lines}`
}

/** Name of a field in a JSON file: `work.0.startDate` becomes "Work 1, start date". */
export function fieldInWords(field: string): string {
  const parts = field.replace(/^meta\.jobgrove\.custom\./, '').split('.')
  return parts.map((part, index) => partInWords(part, index, parts)).join('')
}

function partInWords(part: string, index: number, parts: readonly string[]): string {
  if (/^\d+$/.test(part)) return ` ${Number(part) + 1}`
  const isSection = index === 0 && part in sectionTitles
  const words = isSection
    ? (sectionTitles[part] ?? part)
    : part.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ').toLowerCase()
  return index === 0 ? words : `${/^\d+$/.test(parts[index - 1] ?? '') || index === 1 ? ', ' : ' '}${words}`
}

const sectionTitles: Readonly<Record<string, string>> = {
  basics: 'You',
  ...Object.fromEntries(sectionKeys.map((key) => [key, titleOf({ key, title: null })])),
}

/** Origin of text that matches no field. */
export const sourceInWords = ({ field, place }: Leftover): string => {
  if (place) return placeInWords(place)
  return field === undefined ? '' : fieldInWords(field)
}

/** Imported item with its path and its position in the file, for display. */
export interface FoundInWords {
  readonly path: string
  readonly text: string
  readonly place: string
  readonly isUnsure: boolean
}

const fieldNames: Readonly<Record<string, string>> = {
  ...Object.fromEntries(aboutYou.map(({ label, name }) => [name, label])),
  'basics.location': 'Place',
  'basics.profiles': 'Profiles',
  'basics.summary': 'Summary',
}

/** Imported sections in resume order, with their items. */
export function foundInWords({ document, found }: ImportedResume) {
  const sections = new Map<string, { title: string; items: FoundInWords[] }>()
  for (const { isUnsure = false, path, place } of found) {
    const { key, text } = itemAt(document, path)
    const title = key === 'basics' ? 'You' : titleOf({ key, title: titleIn(document, key) })
    const section = sections.get(key) ?? { title, items: [] }
    section.items.push({ path, text, place: place ? placeInWords(place) : '', isUnsure })
    sections.set(key, section)
  }
  return [...sections].map(([key, section]) => ({ key, ...section }))
}

function itemAt(document: ImportedResume['document'], path: string) {
  if (path.startsWith('basics.'))
    return { key: 'basics', text: `${fieldNames[path]}: ${basicAt(document, path)}` }
  const parts = path.split('.')
  const index = Number(parts.at(-1))
  const key = parts.at(-2) ?? ''
  const item = itemsIn(document, key)[index] ?? {}
  return { key, text: [itemTitle(key, item), periodOf(key, item, 'en')].filter(Boolean).join(' · ') }
}

function basicAt(document: ImportedResume['document'], path: string): string {
  const { location = {}, profiles = [] } = document.basics ?? {}
  if (path === 'basics.location') {
    const { address, city, countryCode, postalCode, region } = location
    return [address, [postalCode, city].filter(Boolean).join(' '), region, countryCode]
      .filter(Boolean)
      .join(', ')
  }
  if (path === 'basics.profiles') return profiles.map(({ network, url }) => network || url).join(', ')
  const text = textAt(document, path)
  return text.length > 90 ? `${text.slice(0, 90).trimEnd()}…` : text
}

const titleIn = (document: ImportedResume['document'], key: string) =>
  lookOf(document).sections.find((section) => section.key === key)?.title ?? null

/** Parts that most resumes have. */
const usual = [
  ['basics.name', 'your name'],
  ['basics.email', 'your email'],
  ['basics.phone', 'your phone number'],
  ['work', 'work'],
  ['education', 'education'],
  ['skills', 'skills'],
  ['languages', 'languages'],
] as const

/** Usual parts that were not found in the file, as a list. */
export const notFoundInWords = ({ found }: ImportedResume): string =>
  usual
    .filter(([key]) => !found.some(({ path }) => path === key || path.startsWith(`${key}.`)))
    .map(([, name]) => name)
    .join(', ')

export function countInWords({ found, leftover, unknown }: ImportedResume): string {
  const toCheck = found.filter(({ isUnsure }) => isUnsure).length + leftover.length + unknown.length
  const items = `We found ${counted(found.length, 'item', 'items')}`
  return toCheck === 0 ? items : `${items}, ${toCheck} to check`
}

const megabytes = (bytes: number) => Math.ceil(bytes / 1024 / 1024)

/** Error messages for files that are not uploaded. */
export const wrongImport = {
  tooLarge: (bytes: number, most: number) =>
    `This file is ${megabytes(bytes)} MB. The limit is ${megabytes(most)} MB. Save it without pictures and try again.`,
} as const
