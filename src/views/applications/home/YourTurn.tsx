import type { OwnApplicationItem } from '../../../../contract/applications/calls.ts'
import { termsOf } from '../../../../contract/applications/events/offer.ts'
import { CompanyMark } from '../../../ui/brand/CompanyMark.tsx'
import { ButtonLink } from '../../../ui/controls/Button.tsx'
import { Name } from '../../../ui/text/Name.tsx'
import { StateTag } from '../../../ui/text/StateTag.tsx'
import { closesInWords } from '../../../words/applications/closing.ts'
import { candidateHomeWords as words } from '../../../words/applications/home.ts'
import { cannotBeSent, placeInWords, taskInWords } from '../../../words/applications/next.ts'
import { TurnTag } from '../TurnTag.tsx'
import { addressOf } from '../list/addressOf.ts'

interface Props {
  application: OwnApplicationItem
  /** Only the first card of the list has a primary button. */
  isFirst: boolean
  now: number
}

/** Something that a candidate has to do, as a card: for which job, by when, with one button. */
export function YourTurn({ application, isFirst, now }: Props) {
  const { posting, reference, request, turn } = application
  const task = `task-${reference}`
  const terms = request?.type === 'offer' ? termsOf(request) : undefined
  const closes = closesInWords(application)
  return (
    <li
      className={`grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-4 rounded-card border p-5 @min-[35rem]:grid-cols-[auto_minmax(0,1fr)_auto] @min-[35rem]:items-center ${isFirst ? 'border-primary bg-primary-soft/40 shadow-[inset_0_0_0_1px_var(--primary)]' : 'border-line bg-surface'}`}
    >
      <div className="self-start">
        <CompanyMark company={posting.company} size="card" />
      </div>
      <div className="grid min-w-0 justify-items-start gap-1">
        {turn ? (
          <TurnTag turn={turn} reader="candidate" now={now} />
        ) : (
          <StateTag look="draft">{placeInWords(application)}</StateTag>
        )}
        <h3 id={task} className="mt-1 text-h3 wrap-anywhere">
          {taskInWords(application) ?? posting.title}
        </h3>
        <p className="text-hint wrap-anywhere text-muted">
          {posting.title} · <Name>{posting.company.name}</Name>
          {closes && ` · ${closes}`}
        </p>
        {terms && <p className="text-hint font-medium wrap-anywhere tabular-nums">{terms}</p>}
        {request?.type === 'ask' && request.message && (
          <p className="mt-2 line-clamp-2 border-s-3 border-route-ahead ps-3 text-hint wrap-anywhere text-muted">
            {words.quoted(request.message)}
          </p>
        )}
      </div>
      <ButtonLink
        size="small"
        look={isFirst ? 'primary' : 'secondary'}
        href={addressOf(application)}
        aria-describedby={task}
        className="col-span-2 @min-[35rem]:col-span-1"
      >
        {buttonOf(application)}
      </ButtonLink>
    </li>
  )
}

function buttonOf(application: OwnApplicationItem): string {
  if (application.state === 'draft') return cannotBeSent(application) ? words.viewDraft : words.continue
  return application.request?.type === 'offer' ? words.viewOffer : words.reply
}
