import type { PostingItem } from '../../../contract/postings/calls.ts'
import { StateTag, type StateLook } from '../../ui/text/StateTag.tsx'
import { changesRequested, stateInWords } from '../../words/postings.ts'

const looks: Readonly<Record<PostingItem['state'], StateLook>> = {
  draft: 'draft',
  held: 'theirs',
  published: 'good',
  unconfirmed: 'asking',
  paused: 'paused',
  expired: 'ended',
  closing: 'leaving',
  closed: 'ended',
  discarded: 'ended',
}

type Told = Pick<PostingItem, 'state' | 'outcome' | 'changes' | 'changesAsked'>

/** Tag with the state of a job post, or with the note that a reviewer has requested changes. */
export const PostingStateTag = ({ posting: { state, outcome, changes, changesAsked } }: { posting: Told }) =>
  (state === 'draft' && changesAsked !== null) || changes === 'refused' ? (
    <StateTag look="asking">{changesRequested}</StateTag>
  ) : (
    <StateTag look={looks[state]}>{stateInWords(state, outcome)}</StateTag>
  )
