import { isFields } from '../../../contract/resumes/editing.ts'
import { behindBullet, piecesBetween } from '../reading/line.ts'

export type Fields = Readonly<Record<string, unknown>>

export const isRecord = (value: unknown): value is Fields => isFields(value) && !Array.isArray(value)

const isScalar = (value: unknown) => ['string', 'number', 'bigint', 'boolean'].includes(typeof value)

/**
 * All texts in a value, in order. Iterative, because untrusted values may be nested too deeply for recursion.
 */
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
  // Serialized, because pushing that many arguments would exceed the stack.
  return values.length > 10_000 ? [JSON.stringify(values)] : values.toReversed()
}

/** Value as a single text; empty without one. */
export const textOfValue = (value: unknown, between = ', '): string =>
  typeof value === 'string' ? value : textsIn(value).join(between)

const LANGUAGE = /^[a-z]{2}(?:[-_][a-z]{2,4})?$/i
const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })

const isLanguage = (key: string) =>
  LANGUAGE.test(key) && languageNames.of(key.split(/[-_]/)[0] ?? key) !== undefined

/** True for a multilingual text: an object with language tags as keys. */
export const isLanguageMap = (value: unknown): value is Fields =>
  isRecord(value) && Object.keys(value).length > 0 && Object.keys(value).every(isLanguage)

const primary = (key: string) => key.split(/[-_]/)[0]?.toLowerCase()

/** Language to use from a map: the wanted one, English, or the first. */
export function chosenLanguage(map: Fields, wanted: string | undefined): string {
  const keys = Object.keys(map).filter((key) => textsIn(map[key]).length > 0)
  const find = (language: string | undefined) =>
    language === undefined ? undefined : keys.find((key) => primary(key) === primary(language))
  return find(wanted) ?? find('en') ?? keys[0] ?? Object.keys(map)[0] ?? ''
}

/** Splits a text into lines, without list markers. */
export const linesOfText = (text: string): readonly string[] =>
  text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .map((line) => behindBullet(line) ?? line)
    .filter((line) => line !== '')

/** Splits words at commas and similar separators. Text in parentheses stays whole. */
export const wordsOfText = (text: string): readonly string[] => piecesBetween(text, /[,;|\n•·、；،]/)

/** Text of a list entry; an object becomes its name and description. */
export function textOfEntry(entry: unknown): string {
  if (!isFields(entry)) return textOfValue(entry)
  const texts = textsIn(entry)
  return texts.length === 2 ? texts.join(': ') : texts.join(', ')
}
