import type { ApplicantItem } from '../../../../contract/applications/calls.ts'
import { StateTag } from '../../../ui/text/StateTag.tsx'
import { applicantWords } from '../../../words/applications/applicant.ts'
import { endNames } from '../../../words/applications/endNames.ts'
import { TurnTag } from '../TurnTag.tsx'

interface Props {
  applicant: Pick<ApplicantItem, 'candidate' | 'leavesAt' | 'state' | 'turn'>
  now: number
  /** Smaller size, for cards and rows. */
  isSmall?: boolean
  /** Omits the due date while the applicant has the turn. */
  isShort?: boolean
}

/** Status of an application for the employer: the turn, a pending rejection, or the end. */
export function ApplicantTag({
  applicant: { candidate, leavesAt, state, turn },
  now,
  isSmall = false,
  isShort = false,
}: Props) {
  if (leavesAt !== null) return <StateTag look="leaving">{applicantWords.leaves(leavesAt)}</StateTag>
  if (turn)
    return (
      <TurnTag
        turn={turn}
        reader="employer"
        name={candidate.firstName}
        now={now}
        isSmall={isSmall}
        isShort={isShort}
      />
    )
  if (state === 'active' || state === 'draft') return null
  return <StateTag look={state === 'hired' ? 'good' : 'ended'}>{endNames[state]}</StateTag>
}
