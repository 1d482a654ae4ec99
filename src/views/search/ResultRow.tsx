import type { MouseEvent, ReactNode } from 'react'
import { paths } from '../../../contract/paths.ts'
import type { JobInList } from '../../../contract/search/job.ts'
import { DemoTag } from '../../ui/text/DemoTag.tsx'
import { dayInWords, daysInWords } from '../../words/dates.ts'
import { payInWords } from '../../words/pay.ts'
import { whereInWords, workplaces } from '../../words/postings.ts'

interface Props {
  job: JobInList
  /** Of its title. */
  level?: 'h2' | 'h3'
  /** Whether it stands open beside the list. */
  isOpen?: boolean
  /** May open it beside the list, and keep the browser from loading its page. */
  onPress?: ((event: MouseEvent, slug: string) => void) | undefined
  /** How the reader stands to the job, and what saves it, told by its title which one. */
  saveOf?: ((slug: string, describedBy?: string) => ReactNode) | undefined
}

/** A job in a list: what it pays comes first after what it is. */
export function ResultRow({ job, level: Title = 'h2', isOpen, onPress, saveOf }: Props) {
  const { answerDays, company, isDemo, pay, publishedAt, slug, title, workplace } = job
  const kind = workplace === 'remote' ? '' : `, ${workplaces[workplace].toLowerCase()}`
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)] gap-1 border-b border-line py-4 before:absolute before:inset-y-0 before:-start-3 before:hidden before:w-1 before:bg-selected-line hover:bg-selected has-aria-[current]:bg-selected has-aria-[current]:before:block forced-colors:before:bg-[Highlight]">
      <Title className={saveOf ? 'pe-24 text-action' : 'text-action'}>
        <a
          id={`title-${slug}`}
          href={paths.job(slug)}
          aria-current={isOpen || undefined}
          onClick={(event) => onPress?.(event, slug)}
          className="py-1 text-link underline-offset-4 after:absolute after:inset-0 hover:text-link-hover hover:underline"
        >
          {title}
        </a>
      </Title>
      <p className="font-medium tabular-nums" suppressHydrationWarning>
        {payInWords(pay)}
      </p>
      <p className="text-hint text-muted" suppressHydrationWarning>
        {`${company.name} · ${whereInWords(job)}${kind}`}
      </p>
      <p className="text-caption text-subtle tabular-nums">
        {`Answers within ${daysInWords(answerDays)} · Posted `}
        <time dateTime={publishedAt.slice(0, 10)}>{dayInWords(publishedAt)}</time>
        {isDemo && <DemoTag />}
        {saveOf?.(slug, `title-${slug}`)}
      </p>
    </li>
  )
}
