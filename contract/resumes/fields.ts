import * as v from 'valibot'
import { boundedList } from '../schemas/shapes.ts'
import { atMost, bounded, normalized } from '../text.ts'

// Fields of a resume. All are optional, as in JSON Resume.

/** Maximum lengths in code points. */
export const resumeLengths = {
  line: 400,
  text: 10_000,
  highlight: 2_000,
  url: 2_000,
  title: 120,
  date: 10,
} as const

/** Maximum number of items in each list. */
export const resumeCounts = { items: 100, lines: 50, profiles: 20 } as const

// Control characters other than line breaks and tabs, private-use characters, and lone surrogates.
const UNSEEN = /[\p{Cs}\p{Co}\p{Noncharacter_Code_Point}]|(?![\n\t])\p{Cc}/gu

/** Removes invisible characters, which neither a reader nor a printed page could show. */
const seen = (text: string) => normalized('NFC', text.replaceAll('\r\n', '\n').replaceAll(UNSEEN, ''))

const SEND_A_TEXT = 'Send a text.'

const writing = (max: number) => v.pipe(bounded(max, SEND_A_TEXT), v.transform(seen), ...atMost(max))

const oneLine = (max: number) =>
  v.pipe(
    bounded(max, SEND_A_TEXT),
    v.transform((said) => said.replaceAll(/[\r\n\t]+/g, ' ')),
    writing(max),
  )

/** Text with several lines or paragraphs. */
export const text = (max: number = resumeLengths.text) => v.optional(writing(max))

/** Single line; line breaks become spaces. */
export const line = (max: number = resumeLengths.line) => v.optional(oneLine(max))

export const url = line(resumeLengths.url)

const WRONG_DATE = 'Write a date as 2024, 2024-05 or 2024-05-31.'

const isDate = (said: string) => {
  const [year = '', month = '01', day = '01'] = said.split('-')
  const at = new Date(`${year}-${month}-${day}T00:00:00Z`)
  return Number.isFinite(at.getTime()) && at.toISOString().startsWith(`${year}-${month}-${day}`)
}

/** Day, month or year; empty if there is none. */
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
