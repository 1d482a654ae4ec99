import MapPin from 'lucide-react/icons/map-pin'
import Timer from 'lucide-react/icons/timer'
import type { MouseEvent, ReactNode } from 'react'
import { paths } from '../../../contract/paths.ts'
import type { JobInList } from '../../../contract/search/job.ts'
import { CompanyMark } from '../../ui/brand/CompanyMark.tsx'
import { Chip } from '../../ui/text/Chip.tsx'
import { DemoTag } from '../../ui/text/DemoTag.tsx'
import { Name } from '../../ui/text/Name.tsx'
import { dayInLine } from '../../words/dates.ts'
import { payParts } from '../../words/pay.ts'
import { employmentTypes, repliesWithin, shortLocation, workplaces } from '../../words/postings.ts'

interface Props {
  job: JobInList
  /** True if the job is shown beside the list. */
  isOpen?: boolean
  /** True if the row shows a demo tag. */
  isDemo?: boolean
  /** Click handler of the link; it may open the job beside the list and prevent the navigation. */
  onPress?: (event: MouseEvent<HTMLElement>) => void
  /** Reader's own tags: applied, saved. */
  own?: ReactNode
}

export function ResultRow({ job, isOpen, isDemo = false, onPress, own }: Props) {
  const { answerDays, company, employmentType, pay, publishedAt, slug, title, workplace } = job
  const [amount, period] = payParts(pay)
  return (
    // Only the background extends past the text, so that a notch hides no content.
    <li className="group relative -mx-[12px] flex gap-3.5 border-b border-line px-[12px] py-4 hover:bg-selected has-aria-[current]:rounded-card has-aria-[current]:border-transparent has-aria-[current]:bg-selected has-aria-[current]:outline-2 has-aria-[current]:-outline-offset-2 has-aria-[current]:outline-selected-line">
      <CompanyMark company={company} size="row" />
      <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-0.5">
        <h2 className={own ? 'pe-10 text-h3' : 'text-h3'}>
          <a
            id={`title-${slug}`}
            href={paths.job(slug)}
            aria-current={isOpen || undefined}
            onClick={onPress}
            className="underline-offset-4 after:absolute after:inset-0 after:rounded-card group-hover:underline"
          >
            {title}
          </a>
        </h2>
        <p className="font-semibold tabular-nums" suppressHydrationWarning>
          {amount} <span className="font-normal text-subtle">{period}</span>
        </p>
        <p className="text-hint text-muted">
          <Name>{company.name}</Name>
          {isDemo && <DemoTag />}
        </p>
        <p className="mt-1.5 flex flex-wrap gap-1.5">
          <Chip>
            {workplace !== 'remote' && <MapPin />}
            <span className="min-w-0 truncate" suppressHydrationWarning>
              {shortLocation(job)}
            </span>
          </Chip>
          {workplace !== 'remote' && <Chip>{workplaces[workplace]}</Chip>}
          <Chip>{employmentTypes[employmentType]}</Chip>
        </p>
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-caption text-subtle tabular-nums">
          <span className="inline-flex items-center gap-1.5 font-medium text-muted">
            <Timer className="size-4 shrink-0" />
            {repliesWithin(answerDays)}
          </span>
          <time className="ms-auto" dateTime={publishedAt.slice(0, 10)} suppressHydrationWarning>
            {dayInLine(publishedAt)}
          </time>
          {own}
        </p>
      </div>
    </li>
  )
}
