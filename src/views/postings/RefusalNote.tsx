import { paths } from '../../../contract/paths.ts'
import type { Failure } from '../../../machines/shared/failure.ts'
import { TextLink } from '../../ui/controls/TextLink.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { postingPageWords } from '../../words/postings/page.ts'

/** Reason that a job post was not published, with a link to the published one that it duplicates. */
export const RefusalNote = ({ failure: { message, reason } }: { failure: Failure }) => (
  <Banner kind="warning">
    <span role="status">{message}</span>
    {reason?.code === 'duplicate' && (
      <>
        {' '}
        <TextLink href={paths.posting(reason.posting)}>{postingPageWords.openDuplicate}</TextLink>
      </>
    )}
  </Banner>
)
