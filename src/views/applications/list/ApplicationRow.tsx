import type { ReactNode } from 'react'
import type { OwnApplicationItem } from '../../../../contract/applications/calls.ts'
import { paths } from '../../../../contract/paths.ts'
import { CompanyMark } from '../../../ui/brand/CompanyMark.tsx'
import { StateTag } from '../../../ui/text/StateTag.tsx'
import { RowLink } from '../../../ui/controls/RowLink.tsx'
import { Name } from '../../../ui/text/Name.tsx'
import { cannotBeSent, placeInWords, taskInWords } from '../../../words/applications/next.ts'
import { shortDay } from '../../../words/dates.ts'
import { Track } from '../Track.tsx'
import { TurnTag } from '../TurnTag.tsx'

/** Where something is done about an application: a draft is written where it is sent from, while it can be sent. */
export function addressOf(application: OwnApplicationItem): string {
  const { posting, reference, state } = application
  return state === 'draft' && posting.slug !== null && !cannotBeSent(application)
    ? paths.apply(posting.slug)
    : paths.application(reference)
}

interface Props {
  application: OwnApplicationItem
  now: number
  /** What can be done about it from here. */
  action?: ReactNode
}

/** An application in a row: for what, whose turn it is, how far it has come, and what is next or when it ended. */
export function ApplicationRow({ application, now, action }: Props) {
  const { endedAt, posting, stage, state, turn } = application
  const next = taskInWords(application) ?? (state === 'active' ? placeInWords(application) : undefined)
  return (
    <li className="relative flex min-h-18 flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3 hover:bg-surface">
      <div className="flex min-w-0 flex-[1_1_14rem] items-center gap-3 max-sm:basis-full">
        <CompanyMark company={posting.company} size="table" />
        <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-1">
          <RowLink href={addressOf(application)}>{posting.title}</RowLink>
          <span className="text-hint wrap-anywhere text-muted">
            <Name>{posting.company.name}</Name>
            {[next, endedAt && `Ended ${shortDay(endedAt, now)}`].map((fact) => fact && ` · ${fact}`)}
          </span>
        </div>
      </div>
      {turn && <TurnTag turn={turn} reader="candidate" name={posting.company.name} now={now} isSmall />}
      {turn && stage && <Track stage={stage} />}
      {state !== 'active' && <StateTag look={lookOf(state)}>{placeInWords(application)}</StateTag>}
      {action && <div className="relative">{action}</div>}
    </li>
  )
}

const lookOf = (state: OwnApplicationItem['state']) => {
  if (state === 'draft') return 'draft'
  return state === 'hired' ? 'good' : 'ended'
}
