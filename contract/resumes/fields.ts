import * as v from 'valibot'
import { boundedList } from '../schemas/shapes.ts'
import { atMost, bounded, normalized } from '../text.ts'

// Fields of a resume, all optional as in JSON Resume.

/** Lengths in characters as a person counts them. */
export const resumeLengths = {
  line: 400,
  text: 10_000,
  highlight: 2_000,
  url: 2_000,
  title: 120,
  date: 10,
} as const

/** Most items of each list. */
export const resumeCounts = { items: 100, lines: 50, profiles: 20 } as const

// Controls but line breaks and tabs, signs that a font may show as anything, and halves of a sign.
const UNSEEN = /[\p{Cs}\p{Co}\p{Noncharacter_Code_Point}]|(?![\n\t])\p{Cc}/gu

/** A text without what nobody sees: no reader and no printed page could show it. */
const seen = (text: string) => normalized('NFC', text.replaceAll('\r\n', '\n').replaceAll(UNSEEN, ''))

const SEND_A_TEXT = 'Send a text.'

const writing = (max: number) => v.pipe(bounded(max, SEND_A_TEXT), v.transform(seen), ...atMost(max))

const oneLine = (max: number) =>
  v.pipe(
    bounded(max, SEND_A_TEXT),
    v.transform((said) => said.replaceAll(/[\r\n\t]+/g, ' ')),
    writing(max),
  )

/** Several lines, or paragraphs. */
export const text = (max: number = resumeLengths.text) => v.optional(writing(max))

/** One line; breaks in it become blanks. */
export const line = (max: number = resumeLengths.line) => v.optional(oneLine(max))

export const url = line(resumeLengths.url)

const WRONG_DATE = 'Write a date as 2024, 2024-05 or 2024-05-31.'

const isDate = (said: string) => {
  const [year = '', month = '01', day = '01'] = said.split('-')
  const at = new Date(`${year}-${month}-${day}T00:00:00Z`)
  return Number.isFinite(at.getTime()) && at.toISOString().startsWith(`${year}-${month}-${day}`)
}

/** A day, a month or a year; empty where there is none. */
export const date = v.optional(
  v.pipe(
    bounded(resumeLengths.date, WRONG_DATE, WRONG_DATE),
    v.trim(),
    v.check((said) => said === '' || (/^\d{4}(-\d\d){0,2}$/.test(said) && isDate(said)), WRONG_DATE),
  ),
)

export const list = <Item extends v.GenericSchema>(item: Item, max: number = resumeCounts.items) =>
  v.optional(boundedList(item, max))

export const highlights = list(writing(resumeLengths.highlight), resumeCounts.lines)
export const keywords = list(oneLine(resumeLengths.line), resumeCounts.lines)
