import type { OwnApplicationItem } from '../../../../contract/applications/calls.ts'
import { StateTag } from '../../../ui/text/StateTag.tsx'
import { placeInWords } from '../../../words/applications/next.ts'
import { TurnTag } from '../TurnTag.tsx'

interface Props {
  application: OwnApplicationItem
  now: number
}

/** Tag with the turn of an application, or its outcome. */
export const PlaceTag = ({ application, now }: Props) =>
  application.turn ? (
    <TurnTag turn={application.turn} reader="candidate" now={now} isSmall />
  ) : (
    <StateTag look={lookOf(application.state)}>{placeInWords(application)}</StateTag>
  )

const lookOf = (state: OwnApplicationItem['state']) => {
  if (state === 'draft') return 'draft'
  return state === 'hired' ? 'good' : 'ended'
}
