import { paths } from '../../../../contract/paths.ts'
import { ButtonLink } from '../../../ui/controls/Button.tsx'
import { applicantsWords } from '../../../words/applications/applicants.ts'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'

/** Empty state of a list or board, with a hint where to find applicants. */
export const NoApplicants = ({ isAnybody }: { isAnybody: boolean }) => (
  <div className="mt-8">
    {isAnybody ? (
      <EmptyState {...applicantsWords.empty.here} />
    ) : (
      <EmptyState title={applicantsWords.empty.yet.title} text={applicantsWords.empty.yet.text}>
        <ButtonLink look="secondary" href={paths.postings}>
          {applicantsWords.empty.yet.action}
        </ButtonLink>
      </EmptyState>
    )}
  </div>
)
