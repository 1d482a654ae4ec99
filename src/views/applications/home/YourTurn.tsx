import type { OwnApplicationItem } from '../../../../contract/applications/calls.ts'
import { termsOf } from '../../../../contract/applications/events/offer.ts'
import { Name } from '../../../ui/text/Name.tsx'
import { StateTag } from '../../../ui/text/StateTag.tsx'
import { closesInWords } from '../../../words/applications/closing.ts'
import { candidateHomeWords as words } from '../../../words/applications/home.ts'
import { cannotBeSent, placeInWords, taskInWords } from '../../../words/applications/next.ts'
import { TurnTag } from '../TurnTag.tsx'
import { addressOf } from '../list/addressOf.ts'
import { TurnCard } from './TurnCard.tsx'

interface Props {
  application: OwnApplicationItem
  /** Only the first card of the list has a primary button. */
  isFirst: boolean
  now: number
}

/** Card for an application that waits for a reply from the candidate. */
export function YourTurn({ application, isFirst, now }: Props) {
  const { posting, reference, request, turn } = application
  const terms = request?.type === 'offer' ? termsOf(request) : undefined
  const closes = closesInWords(application)
  return (
    <TurnCard
      id={`task-${reference}`}
      company={posting.company}
      isFirst={isFirst}
      tag={
        turn ? (
          <TurnTag turn={turn} reader="candidate" now={now} />
        ) : (
          <StateTag look="draft">{placeInWords(application)}</StateTag>
        )
      }
      title={taskInWords(application) ?? posting.title}
      note={
        <>
          {posting.title} · <Name>{posting.company.name}</Name>
          {closes && ` · ${closes}`}
        </>
      }
      message={request?.type === 'ask' ? request.message : undefined}
      button={{ label: buttonOf(application), href: addressOf(application) }}
    >
      {terms && <p className="text-hint font-medium wrap-anywhere tabular-nums">{terms}</p>}
    </TurnCard>
  )
}

function buttonOf(application: OwnApplicationItem): string {
  if (application.state === 'draft') return cannotBeSent(application) ? words.viewDraft : words.continue
  return application.request?.type === 'offer' ? words.viewOffer : words.reply
}
