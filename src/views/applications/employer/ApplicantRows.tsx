import type { ApplicantItem } from '../../../../contract/applications/calls.ts'
import { paths } from '../../../../contract/paths.ts'
import { RowLink } from '../../../ui/controls/RowLink.tsx'
import { nameOf } from '../../../words/applications/answering.ts'
import { stageNames } from '../../../words/applications/stages.ts'
import { shortDay } from '../../../words/dates.ts'
import { ApplicantTag } from './ApplicantTag.tsx'

interface Props {
  applicants: readonly ApplicantItem[]
  now: number
  /** Where they have applied to more than one posting, each says to which. */
  hasTitles: boolean
  /** Where several can be answered at once. */
  choosing?: Choosing | undefined
}

export interface Choosing {
  readonly chosen: readonly string[]
  /** Why some were not answered, by their ids. */
  readonly refused: Readonly<Record<string, string>>
  readonly onChoose: (applicant: ApplicantItem, isChosen: boolean) => void
}

/** Somebody who can be written to. */
export const isChoosable = ({ can }: ApplicantItem) => can.includes('tell')

/** People in rows: who it is, how far they have come, whose turn it is. */
export const ApplicantRows = ({ applicants, now, hasTitles, choosing }: Props) => (
  <ul className="@container">
    {applicants.map((applicant) => (
      <li
        key={applicant.id}
        // In a narrow window all lines of a row begin where its name does.
        className="relative flex min-h-11 flex-wrap items-center gap-x-6 gap-y-1 border-b border-line py-2 ps-10 hover:bg-surface has-[:checked]:bg-selected @2xl:flex-nowrap @2xl:ps-1"
      >
        {choosing && !isChoosable(applicant) && <span className="hidden size-6 shrink-0 @2xl:block" />}
        {choosing && isChoosable(applicant) && (
          <input
            type="checkbox"
            aria-label={`Choose ${[nameOf(applicant), ...(hasTitles ? [applicant.title] : [])].join(', ')}`}
            aria-describedby={applicant.id in choosing.refused ? `why-${applicant.id}` : undefined}
            checked={choosing.chosen.includes(applicant.id)}
            onChange={(event) => choosing.onChoose(applicant, event.currentTarget.checked)}
            className="absolute start-1 top-2.5 z-1 size-6 shrink-0 accent-primary @2xl:relative @2xl:inset-auto print:hidden"
          />
        )}
        <RowLink href={paths.applicant(applicant.reference)} className="flex-[1_1_100%] @2xl:flex-[3_1_0]">
          {nameOf(applicant)}
        </RowLink>
        {choosing && applicant.id in choosing.refused && (
          <span
            id={`why-${applicant.id}`}
            className="min-w-0 flex-[1_1_100%] text-hint wrap-anywhere text-warning-text @2xl:flex-[3_1_0]"
          >
            {choosing.refused[applicant.id]}
          </span>
        )}
        {hasTitles && (
          <span className="min-w-0 flex-[1_1_100%] text-hint wrap-anywhere text-muted @2xl:flex-[3_1_0]">
            {applicant.title}
          </span>
        )}
        <span className="text-hint text-muted @2xl:w-20 @2xl:shrink-0">
          {applicant.stage && stageNames[applicant.stage]}
        </span>
        <span className="text-hint text-muted tabular-nums @2xl:w-24 @2xl:shrink-0">
          {applicant.submittedAt && shortDay(applicant.submittedAt, now)}
        </span>
        <span className="min-w-0 @2xl:flex-[3_1_0]">
          <ApplicantTag applicant={applicant} now={now} isSmall />
        </span>
      </li>
    ))}
  </ul>
)
