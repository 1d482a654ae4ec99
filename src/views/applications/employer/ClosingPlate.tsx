import type { ApplicantItem } from '../../../../contract/applications/calls.ts'
import { paths } from '../../../../contract/paths.ts'
import type { ApplicantCounts } from '../../../../contract/postings/counts.ts'
import { PathArt } from '../../../ui/brand/PathArt.tsx'
import { ButtonLink } from '../../../ui/controls/Button.tsx'
import { nextActions } from '../../../words/applications/applicant.ts'
import {
  answeredInWords,
  closingWords,
  openIn,
  stillOpenInWords,
} from '../../../words/applications/waiting.ts'
import { shortDay } from '../../../words/dates.ts'

interface Props {
  counts: ApplicantCounts
  /** Most urgent applicant. */
  next: ApplicantItem | undefined
  now: number
}

/** Progress of a job post that is closing: the number of answered applicants, and a link to the next one. */
export const ClosingPlate = ({ counts, next, now }: Props) => (
  <section className="mb-8 grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-4 sm:grid-cols-[240px_minmax(0,1fr)]">
    <PathArt
      picture="small"
      progress={(counts.total - openIn(counts)) / Math.max(1, counts.total)}
      className="h-33 w-60 max-w-full rounded-panel"
    />
    <div className="grid grid-cols-[minmax(0,1fr)] content-center justify-items-start gap-3">
      <h2 className="text-h3">{answeredInWords(counts)}</h2>
      <p className="text-muted">
        {stillOpenInWords(counts)}
        {next?.turn && ` ${closingWords.nextDue(shortDay(next.turn.dueAt, now))}`} {closingWords.end}
      </p>
      {next && (
        <ButtonLink size="small" href={paths.applicant(next.reference)}>
          {nextActions.review}
        </ButtonLink>
      )}
    </div>
  </section>
)
