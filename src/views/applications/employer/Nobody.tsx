import { paths } from '../../../../contract/paths.ts'
import { ButtonLink } from '../../../ui/controls/Button.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'

/** That a list or a board has nobody, and where they are. */
export const Nobody = ({ isAnybody }: { isAnybody: boolean }) => (
  <div className="mt-8">
    {isAnybody ? (
      <EmptyState title="Nobody is here" text="Those who have applied stand under another turn or stage." />
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
