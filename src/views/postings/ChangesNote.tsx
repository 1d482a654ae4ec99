import type { ReactNode } from 'react'
import type { OwnPosting } from '../../../contract/postings/calls.ts'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { fieldInWords } from '../../words/postingFields.ts'
import { changesWords, heldBecause } from '../../words/postings/review.ts'

interface Props {
  posting: Pick<OwnPosting, 'changedFields' | 'changes' | 'changesAsked' | 'reviewReasons'>
  /** Button for the next step. */
  children?: ReactNode
}

/** Status of changes to a live job post that need approval. Renders nothing if there are none. */
export function ChangesNote({ posting, children }: Props) {
  const { changedFields, changes, changesAsked, reviewReasons } = posting
  if (changes === 'none') return null
  return (
    <Banner kind={changes === 'refused' ? 'warning' : 'info'}>
      {changes === 'waiting' ? (
        <>
          <p>{changesWords.inReview}</p>
          {reviewReasons.length > 0 && <p>{heldBecause(reviewReasons)}</p>}
        </>
      ) : (
        <p>
          <b className="font-medium">{changesWords.requested}</b> {changesAsked} {changesWords.untilThen}
        </p>
      )}
      {changedFields.length > 0 && <p>{changesWords.changed(changedFields.map(fieldInWords).join(', '))}</p>}
      {children}
    </Banner>
  )
}
