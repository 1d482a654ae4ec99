import { isolate } from '../../../contract/isolate.ts'
import { wordsIn } from '../../../contract/markdown/words.ts'
import type { ResumeDocument } from '../../../contract/resumes/document.ts'
import { itemsIn, textAt, textsAt } from '../../../contract/resumes/editing.ts'
import { unprintableFields } from '../../../contract/resumes/printing/unprintableFields.ts'
import { itemTitle } from './sections.ts'
import { unprintableInWords } from './unprintable.ts'

/** Suggestion for a field of a resume, with its reason. */
export interface ResumeHint {
  /** Element id of the control. */
  readonly field: string
  readonly text: string
}

const contacts = [
  ['basics.name', 'Add your name. Employers need to know whose resume this is.'],
  ['basics.email', 'Add an email address. Most employers reply by email.'],
  ['basics.phone', 'Add a phone number. Some employers call first.'],
  ['basics.location.city', 'Add your city. Employers check how far away you live.'],
] as const

const weak =
  /^(responsible for|worked on|helped|assisted|duties included|tasked with|involved in|participated in|was in charge of)\b/i

/** Number of months since year 0, for comparisons; undefined without a date. */
function monthOf(date: string, isEnd: boolean): number | undefined {
  const [year, month] = date.split('-')
  if (!year) return undefined
  return Number(year) * 12 + (month ? Number(month) - 1 : isEnd ? 11 : 0)
}

/** Suggestions for a resume. Deliberately without a score. */
export function adviceOn(document: ResumeDocument, now: number): readonly ResumeHint[] {
  return [
    ...contacts.flatMap(([field, text]) => (textAt(document, field).trim() === '' ? [{ field, text }] : [])),
    ...unprintableFields(document).map(({ characters, path }) => ({
      field: path,
      text: unprintableInWords(characters),
    })),
    ...onDates(document, now),
    ...onWork(document),
    ...onDays(document),
    ...onThinParts(document),
    ...onLength(document),
  ]
}

const dated = [
  ['awards', 'date'],
  ['certificates', 'date'],
  ['publications', 'releaseDate'],
] as const

/** Suggestions for awards, certificates and publications without a date. */
const onDays = (document: ResumeDocument): readonly ResumeHint[] =>
  dated.flatMap(([section, name]) =>
    itemsIn(document, section).flatMap((item, index) => {
      const field = `${section}.${index}.${name}`
      return textAt(document, field) === ''
        ? [{ field, text: `${isolate(itemTitle(section, item))} has no date. Add at least its year.` }]
        : []
    }),
  )

/** Suggestions for missing or short parts that employers expect in every resume. */
function onThinParts(document: ResumeDocument): readonly ResumeHint[] {
  const isEmpty = (...keys: readonly string[]) => keys.every((key) => itemsIn(document, key).length === 0)
  return [
    ...(isEmpty('work', 'volunteer', 'projects')
      ? [
          {
            field: 'sections.work',
            text: 'Add a position, a project, or volunteering: it’s what employers read first.',
          },
        ]
      : []),
    ...(isEmpty('education', 'certificates')
      ? [{ field: 'sections.education', text: 'Add your education or a certificate.' }]
      : []),
    ...(isEmpty('skills')
      ? [{ field: 'sections.skills', text: 'Add skills. Employers and hiring software search for them.' }]
      : []),
  ]
}

/** Path of the list item that a field belongs to: `work.0` for `work.0.position`. */
const itemOf = (path: string) => /^(.+\.\d+)\./.exec(path)?.[1] ?? path

/** Suggestion for a last page with a single entry, which looks unfinished. */
export function adviceOnPages(
  pages:
    | {
        readonly pages: readonly unknown[]
        readonly marks: readonly { readonly path: string; readonly page: number }[]
      }
    | undefined,
): readonly ResumeHint[] {
  const count = pages?.pages.length ?? 0
  if (!pages || count < 2) return []
  const paths = pages.marks
    .filter(({ page, path }) => page === count - 1 && !path.startsWith('sections.'))
    .map(({ path }) => path)
  const [first = ''] = paths
  return new Set(paths.map(itemOf)).size === 1
    ? [
        {
          field: first,
          text: `Page ${count} has a single entry. Shorten the resume, or choose a smaller size or tighter spacing under Design.`,
        },
      ]
    : []
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
        hints.push({
          field: `${place}.startDate`,
          text: `${isolate(title)} starts in the future. Check its dates.`,
        })
      }
      if (from !== undefined && until !== undefined && until < from) {
        hints.push({
          field: `${place}.endDate`,
          text: `${isolate(title)} ends before it starts. Check its dates.`,
        })
      }
      if (section !== 'work') continue
      if (from === undefined) {
        hints.push({
          field: `${place}.startDate`,
          text: `${isolate(title)} has no start date. Readers look for dates first.`,
        })
      } else {
        periods.push({ field: `${place}.startDate`, title, from, to: until ?? thisMonth })
      }
    }
  }
  return [...hints, ...betweenPeriods(periods)]
}

/** Suggestions for gaps of half a year or more, and for overlapping positions. */
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
          text: `There’s a gap of ${period.from - last - 1} months between ${isolate(longest.title)} and ${isolate(period.title)}. Explain it in one line.`,
        },
      ]
    }
    return last - period.from > 1
      ? [
          {
            field: period.field,
            text: `${isolate(period.title)} starts before ${isolate(longest.title)} ends. Say that you did both, or check the dates.`,
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
                text: `${isolate(title)} doesn’t say what you did there. Add two or three highlights.`,
              },
            ]
          : []),
        ...(first === undefined
          ? []
          : [
              {
                field,
                text: `“${shortened(first)}” has a weak start. Begin with what you did: built, led, cut.`,
              },
            ]),
        ...(lines.length > 8
          ? [
              {
                field,
                text: `${isolate(title)} has ${lines.length} highlights. Three to five are remembered.`,
              },
            ]
          : []),
        ...lines
          .filter((line) => line.length > 240)
          .slice(0, 1)
          .map((line) => ({
            field,
            text: `“${shortened(line)}” is long. Keep a highlight to one or two lines.`,
          })),
      ]
    }),
  )
}

function onLength(document: ResumeDocument): readonly ResumeHint[] {
  const summary = textAt(document, 'basics.summary')
  const words = wordsIn(summary)
  return words > 90
    ? [{ field: 'basics.summary', text: `Your summary has ${words} words. Aim for 30 to 60.` }]
    : []
}

const shortened = (text: string) => (text.length > 50 ? `${text.slice(0, 48)}…` : text)
