import type { ApplicantItem } from '../../../contract/applications/calls.ts'
import type { Headline } from '../../../contract/applications/headline.ts'
import { counted } from '../../../contract/words/counted.ts'

/** Labels of the key facts about an applicant. */
export const headlineWords = {
  livesIn: 'Lives in',
  experience: 'Experience',
  requirements: 'Requirements',
  letter: 'Cover letter',
  noLetter: 'No cover letter',
  /** Other applications of the same person to the company. */
  others: (count: number) => counted(count, 'other application', 'other applications'),
} as const

const yearsInWords = (years: number) => (years === 0 ? 'under a year' : counted(years, 'year', 'years'))

/** Experience, such as "6 years in 2 jobs". */
export const experienceInWords = ({ jobs, years }: NonNullable<Headline['experience']>) =>
  `${yearsInWords(years)} in ${counted(jobs, 'job', 'jobs')}`

type Shown = Pick<ApplicantItem, 'headline'>

/** City and experience, such as "Leeds · 6 years"; undefined if neither is known. */
export const placeAndYears = ({ headline }: Shown): string | undefined =>
  [headline?.place, headline?.experience && yearsInWords(headline.experience.years)]
    .filter(Boolean)
    .join(' · ') || undefined

/**
 * Share of met requirements, such as "Requirements met" or "1 of 2 requirements met"; undefined without
 * requirements.
 */
export function needsInWords(needs: Headline['needs'] | undefined): string | undefined {
  if (!needs) return undefined
  if (needs.met === needs.total) return 'Requirements met'
  return `${needs.met} of ${counted(needs.total, 'requirement', 'requirements')} met`
}
