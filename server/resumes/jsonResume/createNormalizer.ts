import { levelsOf, MAX_LEVELS } from '../../../contract/resumes/document.ts'
import { isFields } from '../../../contract/resumes/editing.ts'
import type { ImportedResume, Leftover } from '../../../contract/resumes/imported.ts'
import { saidDate } from './jsonDates.ts'
import { nameKey, type FieldKind, type Shape } from './shapes.ts'
import {
  chosenLanguage,
  isLanguageMap,
  isRecord,
  linesOfText,
  textOfEntry,
  textOfValue,
  textsIn,
  wordsOfText,
  type Fields,
} from './values.ts'

type Written = Record<string, unknown>

/** Keys that no schema accepts, because they access the prototype. */
const RESERVED = new Set(['__proto__', 'constructor', 'prototype'])

/** Maximum number of keys to keep, below that of an object in a document. */
const MOST_KEYS = 500

const CURRENT = new Set(['current', 'iscurrent', 'ongoing', 'present', 'currentlyworking', 'tillnow'])

const isSaying = (value: unknown) => textsIn(value).length > 0

/** Texts of a list or of a single value. */
const listed = (value: unknown, split: (text: string) => readonly string[]): readonly string[] => {
  if (!isFields(value)) return split(textOfValue(value))
  const values: readonly unknown[] = Array.isArray(value) ? value.flat(3) : [...textsIn(value)]
  return values.map(textOfEntry).filter((text, index) => text !== '' || values[index] === '')
}

/** True if a field with an alias may be assigned: the target is empty, a list, or has the same text. */
const isFree = (out: Written, name: string, value: unknown) =>
  name === 'period'
    ? !isSaying(out['startDate']) && !isSaying(out['endDate'])
    : Array.isArray(out[name]) || !isSaying(out[name]) || textOfValue(out[name]) === textOfValue(value)

interface Options {
  /** Preferred language of multilingual texts. */
  readonly language: string | undefined
  /** True to keep unknown fields in the document, for JSON Resume; false for other formats. */
  readonly isUnknownKept: boolean
}

export type Normalizer = ReturnType<typeof createNormalizer>

/**
 * Creates a converter of JSON objects to known shapes. Collects everything without a target, with the name of
 * its field.
 */
export function createNormalizer({ isUnknownKept, language }: Options) {
  const leftover: Leftover[] = []
  const unknown: ImportedResume['unknown'] = []

  const leave = (value: unknown, field: string) => {
    const text = textsIn(value).join('\n')
    if (text !== '') leftover.push({ text, place: null, field })
  }

  /** Keeps an unknown field, unless a document cannot contain it. */
  const keep = (out: Written, key: string, value: unknown, field: string, { isTold = true } = {}) => {
    const isHeld =
      !RESERVED.has(key) &&
      Object.keys(out).length < MOST_KEYS &&
      levelsOf(value, field.split('.').length) <= MAX_LEVELS
    if (!isHeld || !isUnknownKept) return leave(value, field)
    out[key] = value
    const text = textsIn(value).join(', ')
    if (text !== '' && isTold) unknown.push({ field, text })
  }

  /** Selects one language of a text; the others become leftovers. */
  const inOneLanguage = (value: unknown, field: string): unknown => {
    if (!isLanguageMap(value)) return value
    const chosen = chosenLanguage(value, language)
    for (const [key, text] of Object.entries(value)) if (key !== chosen) leave(text, `${field}.${key}`)
    return value[chosen]
  }

  const address = (value: unknown, field: string): string => {
    if (!isFields(value)) return textOfValue(value)
    const texts = textsIn(value)
    const url = texts.find(isAddress) ?? texts[0] ?? ''
    leave(
      texts.filter((text) => text !== url),
      field,
    )
    return url
  }

  const read = (kind: FieldKind, value: unknown, field: string): unknown => {
    const said = inOneLanguage(value, field)
    if (said === null || said === undefined) return undefined
    if (kind === 'lines') return listed(said, linesOfText)
    if (kind === 'words') return listed(said, wordsOfText)
    if (typeof said === 'string') return said
    const text = kind === 'url' ? address(said, field) : textOfValue(said, kind === 'text' ? '\n' : ', ')
    return text === '' ? undefined : text
  }

  /** Writes a date field. Parts that cannot be parsed become leftovers. */
  const writeDate = (out: Written, name: string, value: unknown, field: string) => {
    if (!isSaying(value)) {
      if (value === '') out[name] = ''
      return
    }
    const said = saidDate(value)
    if (!said) return leave(value, field)
    const { endDate, isPartly, isRange, startDate } = said
    const isOneOfTwo = name === 'startDate' || name === 'endDate' || name === 'period'
    if (!isOneOfTwo) {
      out[name] = endDate ?? startDate ?? ''
      if (isRange || isPartly) leave(value, field)
      return
    }
    const ends = isRange ? { startDate, endDate } : { [name === 'period' ? 'endDate' : name]: endDate }
    for (const [key, date] of Object.entries(ends)) {
      if (date !== undefined && !isSaying(out[key])) out[key] = date
    }
    // "Present" without a start means nothing.
    const isEmpty = isRange && startDate === undefined && endDate === undefined
    if (isPartly || (isEmpty && !isSaying(out['startDate']))) leave(value, field)
  }

  const write = (out: Written, name: string, kind: FieldKind, value: unknown, field: string) => {
    if (kind === 'date' || kind === 'period') return writeDate(out, name, value, field)
    const text = read(kind, value, field)
    if (text === undefined) return
    const before = out[name]
    out[name] =
      Array.isArray(before) && Array.isArray(text) ? [...(before as unknown[]), ...(text as unknown[])] : text
  }

  const object = (shape: Shape, value: Fields, path: string): Written => {
    const out: Written = {}
    const entries = Object.entries(value)
    const isKnown = (key: string) => shape.fields.has(key) && key !== 'period'
    // Ordered, because the end date is interpreted by the start date.
    const known = entries
      .filter(([key]) => isKnown(key))
      .toSorted(([one], [other]) => later(one) - later(other))
    for (const [key, held] of known) write(out, key, shape.fields.get(key) ?? 'line', held, `${path}.${key}`)
    const others = entries.filter(([key]) => !isKnown(key))
    const aliasOf = (key: string) => (RESERVED.has(key) ? undefined : shape.aliases.get(nameKey(key)))
    for (const [key, held] of others.toSorted(
      ([one], [other]) => later(aliasOf(one)) - later(aliasOf(other)),
    )) {
      const field = `${path}.${key}`
      const name = aliasOf(key)
      const kind = shape.fields.get(name ?? '')
      const isCurrent = CURRENT.has(nameKey(key)) && typeof held === 'boolean'
      if (isCurrent && (!held || !isSaying(out['endDate']))) continue
      if (name !== undefined && kind && isFree(out, name, held)) write(out, name, kind, held, field)
      else keep(out, key, held, field)
    }
    return out
  }

  /** Converts a list item from an object, list or text. */
  const item = (shape: Shape, value: unknown, path: string): Written | undefined => {
    const said = inOneLanguage(value, path)
    if (isRecord(said)) return object(shape, said, path)
    const text = Array.isArray(said) ? textsIn(said).join(', ') : textOfValue(said)
    if (text === '') return undefined
    return { [shape.main]: text }
  }

  return { inOneLanguage, item, keep, leave, leftover, object, unknown }
}

/** Sort key: dates last, and the end after the start. */
const later = (name: string | undefined) =>
  name === 'endDate' || name === 'period' ? 2 : name === 'startDate' ? 1 : 0

/** True if a text is a single word with a scheme or a dot inside. */
function isAddress(text: string): boolean {
  if (/^[a-z]{1,20}:/i.test(text)) return true
  const dot = text.indexOf('.', 1)
  return dot > 0 && dot < text.length - 1 && !/\s/.test(text)
}
