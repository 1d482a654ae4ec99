import type { ApplicantItem } from '../../../../contract/applications/calls.ts'
import { paths } from '../../../../contract/paths.ts'
import type { PagingFlow } from '../../../../machines/reading/paging.ts'
import { ButtonLink } from '../../../ui/controls/Button.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { ShowMore } from '../../reading/ShowMore.tsx'
import { ApplicantRows } from './ApplicantRows.tsx'

interface Props {
  /** As far as they have been read. */
  applicants: readonly ApplicantItem[]
  paging: PagingFlow
  now: number
  hasTitles: boolean
  /** Whether anybody has applied at all. */
  isAnybody: boolean
}

/** The people of a list, or that there is nobody. */
export function ApplicantList({ applicants, paging, now, hasTitles, isAnybody }: Props) {
  if (applicants.length === 0) {
    return (
      <div className="mt-8">
        {isAnybody ? (
          <EmptyState
            title="Nobody is here"
            text="Those who have applied stand under another turn or stage."
          />
        ) : (
          <EmptyState
            title="Nobody has applied yet"
            text="Whoever applies stands here, with the day by which they have your answer."
          >
            <ButtonLink look="secondary" href={paths.postings}>
              Open your postings
            </ButtonLink>
          </EmptyState>
        )}
      </div>
    )
  }
  return (
    <>
      <ApplicantRows applicants={applicants} now={now} hasTitles={hasTitles} />
      <ShowMore flow={paging} />
    </>
  )
}
