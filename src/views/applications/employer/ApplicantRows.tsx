import { isolate } from '../../../../contract/isolate.ts'
import type { ApplicantItem } from '../../../../contract/applications/calls.ts'
import { paths } from '../../../../contract/paths.ts'
import { Avatar } from '../../../ui/brand/Avatar.tsx'
import { RowLink } from '../../../ui/controls/RowLink.tsx'
import { Name } from '../../../ui/text/Name.tsx'
import { nameOf } from '../../../words/applications/answering.ts'
import { stageNames } from '../../../../contract/applications/stageNames.ts'
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

/** People in rows: who it is, how far they have come, whose turn it is. A table to who hears it, drawn without its heads. */
export const ApplicantRows = ({ applicants, now, hasTitles, choosing }: Props) => (
  <div role="table" aria-label="Applicants" className="@container">
    <div role="rowgroup" className="sr-only">
      <div role="row">
        {choosing && <span role="columnheader">Choose</span>}
        <span role="columnheader">Name</span>
        {hasTitles && <span role="columnheader">Job</span>}
        <span role="columnheader">Stage</span>
        <span role="columnheader">Applied</span>
        <span role="columnheader">Whose turn it is</span>
      </div>
    </div>
    <div role="rowgroup">
      {applicants.map((applicant) => (
        <div
          role="row"
          key={applicant.id}
          // In a narrow window all lines of a row begin where its name does.
          className="relative flex min-h-11 flex-wrap items-center gap-x-6 gap-y-1 border-b border-line py-2 ps-10 hover:bg-surface has-[:checked]:bg-selected @2xl:flex-nowrap @2xl:ps-1"
        >
          {choosing && (
            <span
              role="cell"
              className="absolute start-1 top-2.5 z-1 size-6 shrink-0 @2xl:relative @2xl:inset-auto print:hidden"
            >
              {isChoosable(applicant) && (
                <input
                  type="checkbox"
                  aria-label={`Choose ${[nameOf(applicant), ...(hasTitles ? [applicant.title] : [])].map(isolate).join(', ')}`}
                  aria-describedby={applicant.id in choosing.refused ? `why-${applicant.id}` : undefined}
                  checked={choosing.chosen.includes(applicant.id)}
                  onChange={(event) => choosing.onChoose(applicant, event.currentTarget.checked)}
                  className="block size-6 accent-primary"
                />
              )}
            </span>
          )}
          <span
            role="rowheader"
            className="flex min-w-0 flex-[1_1_100%] flex-wrap items-center gap-x-3 gap-y-1 text-start font-normal @2xl:flex-[3_1_0]"
          >
            <Avatar name={applicant.candidate} size="row" />
            <RowLink href={paths.applicant(applicant.reference)}>
              <Name>{nameOf(applicant)}</Name>
            </RowLink>
            {choosing && applicant.id in choosing.refused && (
              <span id={`why-${applicant.id}`} className="min-w-0 text-hint wrap-anywhere text-warning-text">
                {choosing.refused[applicant.id]}
              </span>
            )}
          </span>
          {hasTitles && (
            <span
              role="cell"
              className="min-w-0 flex-[1_1_100%] text-hint wrap-anywhere text-muted @2xl:flex-[3_1_0]"
            >
              {applicant.title}
            </span>
          )}
          <span role="cell" className="text-hint text-muted @2xl:w-20 @2xl:shrink-0">
            {applicant.stage && stageNames[applicant.stage]}
          </span>
          <span role="cell" className="text-hint text-muted tabular-nums @2xl:w-24 @2xl:shrink-0">
            {applicant.submittedAt && shortDay(applicant.submittedAt, now)}
          </span>
          <span role="cell" className="min-w-0 @2xl:flex-[3_1_0]">
            <ApplicantTag applicant={applicant} now={now} isSmall />
          </span>
        </div>
      ))}
    </div>
  </div>
)
