import * as v from 'valibot'
import { headlineSchema, type Headline } from '../../contract/applications/headline.ts'
import { attachedOf } from '../../contract/resumes/attached.ts'
import type { ResumeDocument } from '../../contract/resumes/document.ts'
import { memoizeByRow } from '../store/memoizeByRow.ts'
import type { Application } from './applications.ts'
import type { Snapshot } from './chosen.ts'
import { isNameHidden } from './hiding.ts'

/** Maximum length of title and place in a list, in characters. */
const MAX_LENGTH = 120

/** Headline of an application at the time of sending. Uses only the printed parts of the resume. */
export function headlineOf({ answers, letter, posting, resume }: Snapshot, now: number): Headline {
  const document = 'document' in resume ? attachedOf(resume.document) : undefined
  const needed = posting.questions.filter(({ knockOut }) => knockOut)
  const met = needed.filter(({ key, knockOut }) =>
    answers.some((given) => given.key === key && given.answer === knockOut?.equals),
  )
  return {
    title: document ? titleOf(document) : null,
    place: lineOf(document?.basics?.location?.city),
    experience: document ? experienceOf(document, now) : null,
    hasLetter: letter !== null,
    needs: needed.length === 0 ? null : { met: met.length, total: needed.length },
  }
}

/** Lower case without diacritics, so that "kovacs" finds "Kovács". */
export const searchable = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Search text by which an employer finds an applicant. */
export const searchTextOf = ({ candidate }: Snapshot, { place, title }: Headline) =>
  searchable([candidate.firstName, candidate.lastName, title, place].filter(Boolean).join(' '))

const lineOf = (text: string | undefined) => text?.trim().slice(0, MAX_LENGTH) || null

function titleOf({ basics, work = [] }: ResumeDocument): string | null {
  const current = work.find(({ endDate, position, startDate }) => startDate && !endDate && position)
  return lineOf(current?.position) ?? lineOf(basics?.label) ?? lineOf(work[0]?.position)
}

/** Total experience and number of positions. Overlapping months count once. */
function experienceOf({ work = [] }: ResumeDocument, now: number): Headline['experience'] {
  const months = new Set<number>()
  for (const { endDate, startDate } of work) {
    const start = monthOf(startDate)
    const end = endDate ? monthOf(endDate) : monthOf(new Date(now).toISOString())
    if (start === undefined || end === undefined) continue
    for (let month = start; month < end; month += 1) months.add(month)
  }
  return months.size === 0 ? null : { years: Math.floor(months.size / 12), jobs: work.length }
}

/** Months since the year 0 of a date such as "2021", "2021-05" or "2021-05-17". */
function monthOf(date: string | undefined): number | undefined {
  const [, year, month = '01'] = /^(\d{4})(?:-(\d{2}))?/.exec(date ?? '') ?? []
  return year === undefined ? undefined : Number(year) * 12 + Number(month) - 1
}

/** Stored headline of an application; null for a draft. */
const storedHeadline = memoizeByRow(({ headline }: Pick<Application, 'headline'>): Headline | null =>
  headline === null ? null : v.parse(headlineSchema, JSON.parse(headline)),
)

/** Headline as the company may read it. While the name is hidden, identifying parts are removed. */
export function headlineToCompany(
  application: Pick<Application, 'erased_at' | 'headline' | 'hidden_as' | 'stage'>,
): Headline | null {
  const headline = storedHeadline(application)
  return headline && isNameHidden(application)
    ? { ...headline, title: null, place: null, experience: null }
    : headline
}
