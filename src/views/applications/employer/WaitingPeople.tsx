import type { ApplicantItem } from '../../../../contract/applications/calls.ts'
import { paths } from '../../../../contract/paths.ts'
import type { ApplicantCounts } from '../../../../contract/postings/counts.ts'
import { ButtonLink } from '../../../ui/controls/Button.tsx'
import { Name } from '../../../ui/text/Name.tsx'
import { nameOf } from '../../../words/applications/answering.ts'
import { nextActions } from '../../../words/applications/applicant.ts'
import { waitingInWords } from '../../../words/applications/waiting.ts'
import { ApplicantTag } from './ApplicantTag.tsx'

interface Props {
  counts: ApplicantCounts
  /** The applicant who is due first. */
  next: ApplicantItem | undefined
  now: number
}

/** The number of waiting applicants, with a link to the first. Absent if nobody waits. */
export const WaitingPeople = ({ counts, next, now }: Props) =>
  next && (
    <section className="mb-10">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 className="text-h3">{waitingInWords(counts)}</h2>
        <ButtonLink size="small" href={paths.applicant(next.reference)}>
          {nextActions.review}
        </ButtonLink>
      </div>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 border-y border-line py-3">
        <span className="min-w-0 wrap-anywhere">
          <Name>{nameOf(next)}</Name>, {next.title}
        </span>
        <ApplicantTag applicant={next} now={now} isSmall />
      </p>
    </section>
  )
