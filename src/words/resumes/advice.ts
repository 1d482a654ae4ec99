import { isolate } from '../../../contract/isolate.ts'
import { wordsIn } from '../../../contract/markdown/words.ts'
import type { ResumeDocument } from '../../../contract/resumes/document.ts'
import { itemsIn, textAt, textsAt } from '../../../contract/resumes/editing.ts'
import { unprintableFields } from '../../../contract/resumes/printing/unprintableFields.ts'
import { itemTitle } from './sections.ts'
import { unprintableInWords } from './unprintable.ts'

/** Something that readers of resumes stumble over, why, and the field that it is about. */
export interface ResumeHint {
  /** The id of the control. */
  readonly field: string
  readonly text: string
}

const contacts = [
  ['basics.name', 'Your name is missing. Nobody knows whose resume it is.'],
  ['basics.email', 'An e-mail address is missing. Most employers answer by mail.'],
  ['basics.phone', 'A phone number is missing. Some employers call first.'],
  ['basics.location.city', 'Your city is missing. Employers ask how far away you live.'],
] as const

const weak =
  /^(responsible for|worked on|helped|assisted|duties included|tasked with|involved in|participated in|was in charge of)\b/i

/** A month as a number that can be compared, and taken from another; nothing, where there is none. */
function monthOf(date: string, isEnd: boolean): number | undefined {
  const [year, month] = date.split('-')
  if (!year) return undefined
  return Number(year) * 12 + (month ? Number(month) - 1 : isEnd ? 11 : 0)
}

/** What could be better about a resume: advice, and never a score. */
export function adviceOn(document: ResumeDocument, now: number): readonly ResumeHint[] {
  return [
    ...contacts.flatMap(([field, text]) => (textAt(document, field).trim() === '' ? [{ field, text }] : [])),
    ...unprintableFields(document).map(({ characters, path }) => ({
      field: path,
      text: unprintableInWords(characters),
    })),
    ...onDates(document, now),
    ...onWork(document),
    ...onLength(document),
  ]
}

interface Period {
  readonly field: string
  readonly title: string
  readonly from: number
  readonly to: number
}

function onDates(document: ResumeDocument, now: number): readonly ResumeHint[] {
  const today = new Date(now)
  const thisMonth = today.getUTCFullYear() * 12 + today.getUTCMonth()
  const hints: ResumeHint[] = []
  const periods: Period[] = []
  for (const section of ['work', 'education', 'volunteer', 'projects']) {
    for (const [index, item] of itemsIn(document, section).entries()) {
      const place = `${section}.${index}`
      const title = itemTitle(section, item)
      const from = monthOf(textAt(document, `${place}.startDate`), false)
      const until = monthOf(textAt(document, `${place}.endDate`), true)
      if (from !== undefined && from > thisMonth) {
        hints.push({ field: `${place}.startDate`, text: `${isolate(title)} begins in the future.` })
      }
      if (from !== undefined && until !== undefined && until < from) {
        hints.push({ field: `${place}.endDate`, text: `${isolate(title)} ends before it begins.` })
      }
      if (section !== 'work') continue
      if (from === undefined) {
        hints.push({
          field: `${place}.startDate`,
          text: `${isolate(title)} has no beginning. Readers look for dates first.`,
        })
      } else {
        periods.push({ field: `${place}.startDate`, title, from, to: until ?? thisMonth })
      }
    }
  }
  return [...hints, ...betweenPeriods(periods)]
}

/** Half a year without work is asked about; two positions at once are explained. */
function betweenPeriods(periods: readonly Period[]): readonly ResumeHint[] {
  const inOrder = periods.toSorted((one, other) => one.from - other.from)
  return inOrder.flatMap((period, index) => {
    const before = inOrder.slice(0, index)
    const last = Math.max(...before.map(({ to }) => to))
    const longest = before.find(({ to }) => to === last)
    if (!longest) return []
    if (period.from - last > 6) {
      return [
        {
          field: period.field,
          text: `${period.from - last - 1} months lie between ${isolate(longest.title)} and ${isolate(period.title)}. Say in a line what they were for.`,
        },
      ]
    }
    return last - period.from > 1
      ? [
          {
            field: period.field,
            text: `${isolate(period.title)} begins before ${isolate(longest.title)} ends. Say if you did both, or look at the dates.`,
          },
        ]
      : []
  })
}

function onWork(document: ResumeDocument): readonly ResumeHint[] {
  const sections = ['work', 'volunteer', 'projects']
  return sections.flatMap((section) =>
    itemsIn(document, section).flatMap((item, index) => {
      const field = `${section}.${index}.highlights`
      const title = itemTitle(section, item)
      const lines = textsAt(document, field)
      const first = lines.find((line) => weak.test(line))
      return [
        ...(section === 'work' &&
        lines.length === 0 &&
        textAt(document, `${section}.${index}.summary`).trim() === ''
          ? [
              {
                field,
                text: `${isolate(title)} does not say what you did there. Two or three lines are enough.`,
              },
            ]
          : []),
        ...(first === undefined
          ? []
          : [
              {
                field,
                text: `“${shortened(first)}” begins weakly. Begin with what you did: built, led, cut.`,
              },
            ]),
        ...(lines.length > 8
          ? [{ field, text: `${isolate(title)} has ${lines.length} lines. Readers remember three to five.` }]
          : []),
        ...lines
          .filter((line) => line.length > 240)
          .slice(0, 1)
          .map((line) => ({ field, text: `“${shortened(line)}” is long. A line reads best on its own.` })),
      ]
    }),
  )
}

function onLength(document: ResumeDocument): readonly ResumeHint[] {
  const summary = textAt(document, 'basics.summary')
  const words = wordsIn(summary)
  return words > 90
    ? [{ field: 'basics.summary', text: `The summary has ${words} words. 30 to 60 are read.` }]
    : []
}

const shortened = (text: string) => (text.length > 50 ? `${text.slice(0, 48)}…` : text)
