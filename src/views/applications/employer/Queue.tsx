import type { ApplicantItem } from '../../../../contract/applications/calls.ts'
import { paths } from '../../../../contract/paths.ts'
import { Avatar } from '../../../ui/brand/Avatar.tsx'
import { TextLink } from '../../../ui/controls/TextLink.tsx'
import { Name } from '../../../ui/text/Name.tsx'
import { nameOf } from '../../../words/applications/answering.ts'
import { applicantWords } from '../../../words/applications/applicant.ts'
import { number } from '../../../words/counted.ts'
import { ApplicantTag } from './ApplicantTag.tsx'

/** The applicants who wait for a reply of the employer. */
export interface Waiting {
  /** The soonest due first; of very many, the first 50. */
  readonly items: readonly ApplicantItem[]
  readonly total: number
}

interface Props {
  waiting: Waiting
  /** Reference of the selected applicant. */
  reference: string
  now: number
}

/** Keeps the applicant who is shown in sight. Moves the queue alone: `scrollIntoView` would move the page as well. */
function keepInSight(link: HTMLAnchorElement | null) {
  const scroller = link?.closest('nav')
  if (!link || !scroller) return
  const [row, box] = [link.getBoundingClientRect(), scroller.getBoundingClientRect()]
  const room = scroller.firstElementChild?.getBoundingClientRect().height ?? 0
  if (row.top < box.top + room) scroller.scrollTop -= box.top + room - row.top
  else if (row.bottom > box.bottom) scroller.scrollTop += row.bottom - box.bottom
}

/** The queue of applicants: it scrolls by itself. */
export const Queue = ({ waiting: { items, total }, reference, now }: Props) => (
  <nav aria-label={applicantWords.queue.label} className="h-full overflow-y-auto">
    <p className="sticky top-0 z-1 border-b border-line bg-surface px-5 py-4 text-h3">
      {applicantWords.queue.title}{' '}
      <span className="font-normal text-muted tabular-nums">{number.format(total)}</span>
    </p>
    {items.length === 0 && <p className="px-5 py-4 text-muted">{applicantWords.queue.empty}</p>}
    <ul>
      {items.map((item) => {
        const isShown = item.reference === reference
        return (
          <li key={item.id} className="border-b border-line">
            <a
              ref={isShown ? keepInSight : undefined}
              href={paths.applicant(item.reference)}
              aria-current={isShown ? 'true' : undefined}
              className="flex gap-3 border-s-4 border-transparent py-3.5 ps-4 pe-5 -outline-offset-3 hover:bg-sunken aria-[current]:border-selected-line aria-[current]:bg-selected"
            >
              <Avatar name={item.candidate} size="row" />
              <span className="grid min-w-0 justify-items-start gap-1">
                <span className="text-label wrap-anywhere">
                  <Name>{nameOf(item)}</Name>
                </span>
                <span className="text-caption wrap-anywhere text-muted">{item.title}</span>
                <ApplicantTag applicant={item} now={now} isSmall />
              </span>
            </a>
          </li>
        )
      })}
    </ul>
    {total > items.length && (
      <p className="px-5 py-3">
        <TextLink href={`${paths.applicants}?tab=ours`}>{applicantWords.queue.rest(total)}</TextLink>
      </p>
    )}
  </nav>
)
