import Building2 from 'lucide-react/icons/building-2'
import HouseWifi from 'lucide-react/icons/house-wifi'
import MapPin from 'lucide-react/icons/map-pin'
import Timer from 'lucide-react/icons/timer'
import { paths } from '../../../contract/paths.ts'
import type { JobInList } from '../../../contract/search/job.ts'
import { CompanyMark } from '../../ui/brand/CompanyMark.tsx'
import { Chip } from '../../ui/text/Chip.tsx'
import { DemoTag } from '../../ui/text/DemoTag.tsx'
import { Name } from '../../ui/text/Name.tsx'
import { dayInLine } from '../../words/dates.ts'
import { payParts } from '../../words/pay.ts'
import { employmentTypes, repliesWithin, shortLocation, workplaces } from '../../words/postings.ts'

const placeIcons = { remote: HouseWifi, hybrid: Building2, onSite: MapPin } as const

/** Card of a job in a grid. Its rows align with those of neighboring cards. */
export function JobCard({ job }: { job: JobInList }) {
  const { answerDays, company, employmentType, isDemo, pay, publishedAt, slug, title, workplace } = job
  const [amount, period] = payParts(pay)
  const Place = placeIcons[workplace]
  return (
    <li className="relative row-span-4 grid grid-cols-[minmax(0,1fr)] grid-rows-subgrid gap-3.5 rounded-card border border-line bg-surface p-5 transition-[translate,border-color] duration-lift hover:-translate-y-0.5 hover:border-field">
      <div className="flex gap-3.5">
        <CompanyMark company={company} size="card" />
        <div className="min-w-0">
          <h3 className="text-h3">
            <a
              href={paths.job(slug)}
              className="underline-offset-4 after:absolute after:inset-0 after:rounded-card hover:underline"
            >
              {title}
            </a>
          </h3>
          <p className="text-hint text-muted">
            <Name>{company.name}</Name>
          </p>
        </div>
      </div>
      <p className="text-[1.125rem] font-semibold tabular-nums" suppressHydrationWarning>
        {amount} <span className="font-normal text-subtle">{period}</span>
      </p>
      <p className="flex flex-wrap content-start gap-2">
        <Chip>
          <Place />
          <span className="min-w-0 truncate" suppressHydrationWarning>
            {shortLocation(job)}
          </span>
        </Chip>
        {workplace !== 'remote' && <Chip>{workplaces[workplace]}</Chip>}
        <Chip>{employmentTypes[employmentType]}</Chip>
      </p>
      <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-t border-line pt-3 text-caption text-subtle tabular-nums">
        <span className="inline-flex items-center gap-1.5 font-medium text-muted">
          <Timer className="size-4" />
          {repliesWithin(answerDays)}
        </span>
        <span>
          <time dateTime={publishedAt.slice(0, 10)} suppressHydrationWarning>
            {dayInLine(publishedAt)}
          </time>
          {isDemo && <DemoTag />}
        </span>
      </p>
    </li>
  )
}
