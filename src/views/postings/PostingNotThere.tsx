import { paths } from '../../../contract/paths.ts'
import { ButtonLink } from '../../ui/controls/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'

/** There is no such posting, or it is another company's: nobody learns which. */
export const PostingNotThere = () => (
  <EmptyState title="No posting stands here" text="It was never there, or it is not yours.">
    <ButtonLink href={paths.postings}>All postings</ButtonLink>
  </EmptyState>
)
