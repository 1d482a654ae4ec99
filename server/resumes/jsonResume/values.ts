import { isFields } from '../../../contract/resumes/editing.ts'
import { behindBullet, piecesBetween } from '../reading/line.ts'

export type Fields = Readonly<Record<string, unknown>>

export const isRecord = (value: unknown): value is Fields => isFields(value) && !Array.isArray(value)

const isScalar = (value: unknown) => ['string', 'number', 'bigint', 'boolean'].includes(typeof value)

/** Every text in a value, in its order. Uses no stack: a value of strangers may be nested very deep. */
export function textsIn(value: unknown): readonly string[] {
  const texts: string[] = []
  const open: unknown[] = [value]
  while (open.length > 0) {
    const held = open.pop()
    if (isScalar(held)) texts.push(String(held))
    else if (isFields(held)) open.push(...reversed(held))
  }
  return texts.filter((text) => text.trim() !== '')
}

const reversed = (held: object): readonly unknown[] => {
  const values: unknown[] = Object.values(held)
  // As arguments, very many of them would be more than the stack holds.
  return values.length > 10_000 ? [JSON.stringify(values)] : values.toReversed()
}

/** A value as one text; empty, where it says nothing. */
export const textOfValue = (value: unknown, between = ', '): string =>
  typeof value === 'string' ? value : textsIn(value).join(between)

const LANGUAGE = /^[a-z]{2}(?:[-_][a-z]{2,4})?$/i
const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })

const isLanguage = (key: string) =>
  LANGUAGE.test(key) && languageNames.of(key.split(/[-_]/)[0] ?? key) !== undefined

/** Text in several languages: an object with language tags as keys. */
export const isLanguageMap = (value: unknown): value is Fields =>
  isRecord(value) && Object.keys(value).length > 0 && Object.keys(value).every(isLanguage)

const primary = (key: string) => key.split(/[-_]/)[0]?.toLowerCase()

/** The language of those in a map that is read: the wanted one, English, or else the first. */
export function chosenLanguage(map: Fields, wanted: string | undefined): string {
  const keys = Object.keys(map).filter((key) => textsIn(map[key]).length > 0)
  const find = (language: string | undefined) =>
    language === undefined ? undefined : keys.find((key) => primary(key) === primary(language))
  return find(wanted) ?? find('en') ?? keys[0] ?? Object.keys(map)[0] ?? ''
}

/** A text of several lines as one text for each, without the signs of a list. */
export const linesOfText = (text: string): readonly string[] =>
  text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .map((line) => behindBullet(line) ?? line)
    .filter((line) => line !== '')

/** Words separated by commas or similar signs; bracketed text stays whole. */
export const wordsOfText = (text: string): readonly string[] => piecesBetween(text, /[,;|\n•·、；،]/)

/** Text of a list entry that is an object: its name and description. */
export function textOfEntry(entry: unknown): string {
  if (!isFields(entry)) return textOfValue(entry)
  const texts = textsIn(entry)
  return texts.length === 2 ? texts.join(': ') : texts.join(', ')
}
