import type { OwnApplicationItem } from '../../../../contract/applications/calls.ts'
import { ButtonLink } from '../../../ui/controls/Button.tsx'
import { StateTag } from '../../../ui/text/StateTag.tsx'
import { Name } from '../../../ui/text/Name.tsx'
import { cannotBeSent, taskInWords } from '../../../words/applications/next.ts'
import { Track } from '../Track.tsx'
import { TurnTag } from '../TurnTag.tsx'
import { addressOf } from '../list/ApplicationRow.tsx'

interface Props {
  application: OwnApplicationItem
  /** Only the first of the list has a primary button. */
  isFirst: boolean
  now: number
}

/** What a candidate has to do, for which job and by when, with one button. */
export function YourTurn({ application, isFirst, now }: Props) {
  const { posting, reference, stage, turn } = application
  const task = `task-${reference}`
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-3 border-b border-line py-5 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="grid min-w-0 justify-items-start gap-2">
        {turn ? (
          <TurnTag turn={turn} reader="candidate" name={posting.company.name} now={now} />
        ) : (
          <StateTag look="draft">Draft</StateTag>
        )}
        <h3 id={task} className="text-h3 wrap-anywhere">
          {taskInWords(application) ?? 'Look at it'}
        </h3>
        <p className="text-muted wrap-anywhere">
          {posting.title}, <Name>{posting.company.name}</Name>
        </p>
        {stage && <Track stage={stage} />}
      </div>
      <div>
        <ButtonLink
          size="small"
          look={isFirst ? 'primary' : 'secondary'}
          href={addressOf(application)}
          aria-describedby={task}
        >
          {buttonOf(application)}
        </ButtonLink>
      </div>
    </li>
  )
}

function buttonOf(application: OwnApplicationItem): string {
  if (application.state === 'draft') return cannotBeSent(application) ? 'See the draft' : 'Go on'
  return application.stage === 'offered' ? 'See the offer' : 'Reply'
}
