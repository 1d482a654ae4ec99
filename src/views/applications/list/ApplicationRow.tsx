import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import type { OwnApplicationItem } from '../../../../contract/applications/calls.ts'
import { CompanyMark } from '../../../ui/brand/CompanyMark.tsx'
import { RowLink } from '../../../ui/controls/RowLink.tsx'
import { Name } from '../../../ui/text/Name.tsx'
import { closesInWords } from '../../../words/applications/closing.ts'
import { applicationListWords as words } from '../../../words/applications/groups.ts'
import { placeInWords } from '../../../words/applications/next.ts'
import { StageProgress } from '../StageProgress.tsx'
import { addressOf } from './addressOf.ts'
import { PlaceTag } from './PlaceTag.tsx'

interface Props {
  application: OwnApplicationItem
  now: number
  /** Link or button that replaces the arrow. */
  action?: ReactNode
}

/** Row of an application: the job, its stage, and the turn or the outcome. */
export function ApplicationRow({ application, now, action }: Props) {
  const { endedAt, posting, stage, turn } = application
  const place = placeInWords(application)
  const isUnderWay = turn !== null && stage !== null
  const fact = endedAt ? words.ended(endedAt, now) : closesInWords(application)
  return (
    <li className="relative grid min-h-17 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 border-b border-line py-3 hover:bg-surface @min-[40rem]:grid-cols-[auto_minmax(0,1fr)_7.5rem_12rem_5.75rem] @min-[50rem]:grid-cols-[auto_minmax(0,1fr)_7.5rem_13.5rem_5.75rem]">
      <CompanyMark company={posting.company} size="table" />
      <div
        className={`grid min-w-0 grid-cols-[minmax(0,1fr)] ${isUnderWay ? '' : '@min-[40rem]:col-span-2'}`}
      >
        <RowLink href={addressOf(application)}>{posting.title}</RowLink>
        <span className="text-hint wrap-anywhere text-muted">
          <Name>{posting.company.name}</Name>
          {isUnderWay && <span className="@min-[40rem]:hidden"> · {place}</span>}
          {fact && ` · ${fact}`}
        </span>
      </div>
      {isUnderWay && (
        <div className="text-caption text-muted @max-[40rem]:hidden">
          {place}
          <StageProgress stage={stage} />
        </div>
      )}
      <div className="@max-[40rem]:col-start-2 @max-[40rem]:row-start-2">
        <PlaceTag application={application} now={now} />
      </div>
      <div className="justify-self-end text-hint @max-[40rem]:col-start-3 @max-[40rem]:row-span-2 @max-[40rem]:row-start-1">
        {action ? (
          <span className="relative">{action}</span>
        ) : (
          <ChevronRight className="size-5 text-subtle rtl:-scale-x-100" />
        )}
      </div>
    </li>
  )
}
