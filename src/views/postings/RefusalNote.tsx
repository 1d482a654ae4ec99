import { paths } from '../../../contract/paths.ts'
import type { Failure } from '../../../machines/shared/failure.ts'
import { TextLink } from '../../ui/controls/TextLink.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'

/** Why a posting was not published, with the way to the one that is open already, if it is the copy of one. */
export const RefusalNote = ({ failure: { message, reason } }: { failure: Failure }) => (
  <Banner kind="warning">
    <span role="status">{message}</span>
    {reason?.code === 'duplicate' && (
      <>
        {' '}
        <TextLink href={paths.posting(reason.posting)}>Open that posting</TextLink>
      </>
    )}
  </Banner>
)
