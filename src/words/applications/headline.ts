import type { ApplicantItem } from '../../../contract/applications/calls.ts'
import type { Headline } from '../../../contract/applications/headline.ts'
import { counted } from '../../../contract/words/counted.ts'

/** First look at an applicant in lists, cards and above a resume. */
export const headlineWords = {
  livesIn: 'Lives in',
  experience: 'Experience',
  requirements: 'Requirements',
  letter: 'Cover letter',
  noLetter: 'No cover letter',
  /** The same person at other job posts of the company. */
  others: (count: number) => counted(count, 'other application', 'other applications'),
} as const

const yearsInWords = (years: number) => (years === 0 ? 'under a year' : counted(years, 'year', 'years'))

/** "6 years in 2 jobs". */
export const experienceInWords = ({ jobs, years }: NonNullable<Headline['experience']>) =>
  `${yearsInWords(years)} in ${counted(jobs, 'job', 'jobs')}`

type Shown = Pick<ApplicantItem, 'headline'>

/** Place and years: "Leeds · 6 years"; undefined where neither is known. */
export const placeAndYears = ({ headline }: Shown): string | undefined =>
  [headline?.place, headline?.experience && yearsInWords(headline.experience.years)]
    .filter(Boolean)
    .join(' · ') || undefined

/** Answers that the job needs: "Requirements met" or "1 of 2 requirements met"; undefined where it needs none. */
export function needsInWords(needs: Headline['needs'] | undefined): string | undefined {
  if (!needs) return undefined
  if (needs.met === needs.total) return 'Requirements met'
  return `${needs.met} of ${counted(needs.total, 'requirement', 'requirements')} met`
}
