import { paths } from '../../../contract/paths.ts'
import { ButtonLink } from '../../ui/controls/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { talentWords } from '../../words/talent/search.ts'

/** Message for a company that may not see profiles, because it is suspended or not verified yet. */
export function NotAllowed({ isSuspended }: { isSuspended: boolean }) {
  const { action, text, title } = isSuspended ? talentWords.suspended : talentWords.unverified
  return (
    <EmptyState title={title} text={text}>
      <ButtonLink size="small" href={paths.company}>
        {action}
      </ButtonLink>
    </EmptyState>
  )
}
