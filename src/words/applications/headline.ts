import type { ApplicantItem } from '../../../contract/applications/calls.ts'
import type { Headline } from '../../../contract/applications/headline.ts'
import { counted } from '../counted.ts'

/** First look at an applicant in lists, cards and above a resume. */
export const headlineWords = {
  livesIn: 'Lives in',
  experience: 'Experience',
  letter: 'Letter',
  noLetter: 'No letter',
  needs: 'Needs',
  /** The same person has other applications here. */
  others: (count: number) => `Applied to ${count + 1} jobs`,
} as const

const yearsInWords = (years: number) => (years === 0 ? 'under a year' : counted(years, 'year', 'years'))

/** "6 years in 2 jobs". */
export const experienceInWords = ({ jobs, years }: NonNullable<Headline['experience']>) =>
  `${yearsInWords(years)} in ${counted(jobs, 'job', 'jobs')}`

/** "Set carpenter, 6 years"; undefined where neither is known. */
export const titleInWords = (headline: Headline | null): string | undefined =>
  [headline?.title, headline?.experience && yearsInWords(headline.experience.years)]
    .filter(Boolean)
    .join(', ') || undefined

/** The one fact of a card: the place, or what is missing of the needs; undefined where neither is known. */
export function factInWords({
  headline,
  otherApplications,
}: Pick<ApplicantItem, 'headline' | 'otherApplications'>): string | undefined {
  const facts = [
    headline?.place,
    otherApplications > 0 ? headlineWords.others(otherApplications) : needsInWords(headline?.needs),
  ]
  return facts.filter(Boolean).join(' · ') || undefined
}

/** Answers that the job needs: "Meets all 2 needs" or "Meets 1 of 2 needs"; undefined where it needs none. */
export function needsInWords(needs: Headline['needs'] | undefined): string | undefined {
  if (!needs) return undefined
  const total = counted(needs.total, 'need', 'needs')
  return needs.met === needs.total
    ? `Meets ${needs.total === 1 ? 'the' : 'all'} ${total}`
    : `Meets ${needs.met} of ${total}`
}
