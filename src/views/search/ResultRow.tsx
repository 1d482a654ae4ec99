import type { MouseEvent, ReactNode } from 'react'
import { paths } from '../../../contract/paths.ts'
import type { JobInList } from '../../../contract/search/job.ts'
import { DemoTag } from '../../ui/text/DemoTag.tsx'
import { Name } from '../../ui/text/Name.tsx'
import { dayInLine, daysInWords } from '../../words/dates.ts'
import { payInWords } from '../../words/pay.ts'
import { whereInShort, workplaces } from '../../words/postings.ts'

interface Props {
  job: JobInList
  /** Of its title. */
  level?: 'h2' | 'h3'
  /** Whether it stands open beside the list. */
  isOpen?: boolean
  /** May open it beside the list, and keep the browser from loading its page. */
  onPress?: (event: MouseEvent) => void
  /** Whether the reader has applied to it and saved it. */
  own?: ReactNode
}

/** A job in a list: what it pays comes first after what it is. */
export function ResultRow({ job, level: Title = 'h2', isOpen, onPress, own }: Props) {
  const { answerDays, company, isDemo, pay, publishedAt, slug, title, workplace } = job
  const kind = workplace === 'remote' ? '' : `, ${workplaces[workplace].toLowerCase()}`
  return (
    // Its ground reaches as far beyond its text as the bar at its start and what saves it at its end do.
    <li className="relative grid grid-cols-[minmax(0,1fr)] gap-1 border-b border-line py-4 before:absolute before:inset-y-0 before:-start-3 before:hidden before:w-1 before:bg-selected-line hover:bg-selected hover:shadow-[-12px_0_var(--selected),12px_0_var(--selected)] has-aria-[current]:bg-selected has-aria-[current]:shadow-[-12px_0_var(--selected),12px_0_var(--selected)] has-aria-[current]:before:block forced-colors:before:bg-[Highlight]">
      <Title className={own ? 'pe-12 text-action' : 'text-action'}>
        <a
          id={`title-${slug}`}
          href={paths.job(slug)}
          aria-current={isOpen || undefined}
          onClick={onPress}
          className="py-1 text-link underline-offset-4 after:absolute after:inset-0 hover:text-link-hover hover:underline"
        >
          {title}
        </a>
      </Title>
      <p className="font-medium tabular-nums" suppressHydrationWarning>
        {payInWords(pay)}
      </p>
      <p className="text-hint text-muted" suppressHydrationWarning>
        <Name>{company.name}</Name>
        {` · ${whereInShort(job)}${kind}`}
      </p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-caption text-subtle tabular-nums">
        <span className="inline-flex items-center gap-2 font-medium text-muted">
          <Ring />
          {`Answers within ${daysInWords(answerDays)}`}
        </span>{' '}
        <span>
          Posted{' '}
          <time dateTime={publishedAt.slice(0, 10)} suppressHydrationWarning>
            {dayInLine(publishedAt)}
          </time>
          {isDemo && <DemoTag />}
        </span>
        {own}
      </p>
    </li>
  )
}

/** The other side's turn, all of which is still to come. */
const Ring = () => (
  <svg viewBox="0 0 20 20" className="size-4 shrink-0" aria-hidden="true">
    <circle cx="10" cy="10" r="8" fill="none" stroke="currentColor" strokeWidth="2.5" />
  </svg>
)
