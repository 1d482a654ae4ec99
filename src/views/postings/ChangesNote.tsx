import type { ReactNode } from 'react'
import type { OwnPosting } from '../../../contract/postings/calls.ts'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { fieldInWords } from '../../words/postingFields.ts'
import { changesAreChecked, heldBecause } from '../../words/postings/review.ts'

interface Props {
  posting: Pick<OwnPosting, 'changedFields' | 'changes' | 'changesAsked' | 'reviewReasons'>
  /** What can be done about it. */
  children?: ReactNode
}

/** How the changes of a published posting stand that we have to approve; nothing where there are none. */
export function ChangesNote({ posting, children }: Props) {
  const { changedFields, changes, changesAsked, reviewReasons } = posting
  if (changes === 'none') return null
  return (
    <Banner kind={changes === 'refused' ? 'warning' : 'info'}>
      {changes === 'waiting' ? (
        <>
          <p>{changesAreChecked}</p>
          {reviewReasons.length > 0 && <p>{heldBecause(reviewReasons)}</p>}
        </>
      ) : (
        <p>
          <b className="font-medium">Changes asked.</b> {changesAsked} The approved text is shown until then.
        </p>
      )}
      {changedFields.length > 0 && <p>Changed: {changedFields.map(fieldInWords).join(', ')}</p>}
      {children}
    </Banner>
  )
}
