import type { OwnIntroductionItem } from '../../../../contract/introductions/calls.ts'
import { introductionPaths } from '../../../../contract/introductions/paths.ts'
import { Name } from '../../../ui/text/Name.tsx'
import { candidateHomeWords as words } from '../../../words/applications/home.ts'
import { TurnTag } from '../TurnTag.tsx'
import { TurnCard } from './TurnCard.tsx'

interface Props {
  introduction: OwnIntroductionItem
  isFirst: boolean
  now: number
}

/** Card for an invitation that waits for a reply from the candidate. */
export const InvitationTurn = ({ introduction, isFirst, now }: Props) => {
  const { id, message, posting, state, turn } = introduction
  const isNew = state === 'asked'
  return (
    <TurnCard
      id={`invitation-${id}`}
      company={posting.company}
      isFirst={isFirst}
      tag={turn && <TurnTag turn={turn} reader="candidate" now={now} />}
      title={isNew ? words.invitation.title : words.invitation.reply}
      note={
        <>
          {posting.title} · <Name>{posting.company.name}</Name>
        </>
      }
      message={isNew ? message : undefined}
      button={{
        label: isNew ? words.invitation.view : words.reply,
        href: introductionPaths.introduction(id),
      }}
    />
  )
}
