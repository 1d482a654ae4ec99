import BadgeCheck from 'lucide-react/icons/badge-check'
import { paths } from '../../../../contract/paths.ts'
import type { HomeContent } from '../../../../contract/search/home.ts'
import { CompanyMark } from '../../../ui/brand/CompanyMark.tsx'
import { Meter } from '../../../ui/text/Meter.tsx'
import { Name } from '../../../ui/text/Name.tsx'
import { homeWords } from '../../../words/pages/home.ts'
import { shareOf } from '../../../words/pages/shareOf.ts'
import { PublicSection } from '../PublicSection.tsx'

const words = homeWords.companies

export const CompanyRecords = ({ companies }: { companies: HomeContent['companies'] }) => (
  <PublicSection title={words.title} lead={words.lead}>
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {companies.map(({ slug, name, logo, jobs, record }) => (
        <li
          key={slug}
          className="relative grid grid-cols-[minmax(0,1fr)] content-start gap-3.5 rounded-card border border-line bg-surface p-5"
        >
          <div className="flex items-center gap-3.5">
            <CompanyMark company={{ slug, name, logo }} size="card" />
            <div className="min-w-0">
              <h3 className="text-h3">
                <a
                  href={paths.publicCompany(slug)}
                  className="underline-offset-4 after:absolute after:inset-0 after:rounded-card hover:underline"
                >
                  <Name>{name}</Name>
                </a>{' '}
                <BadgeCheck
                  aria-label={words.verified}
                  role="img"
                  className="inline size-4.5 text-success-text"
                />
              </h3>
              <p className="text-hint text-muted">{words.openJobs(jobs)}</p>
            </div>
          </div>
          <div>
            <p className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span className="text-h2 tabular-nums">
                {shareOf(record)} <span className="sr-only">{words.onTime}</span>
              </span>
              {record.medianDays !== null && (
                <span className="text-caption text-subtle">{words.median(record.medianDays)}</span>
              )}
            </p>
            <Meter share={shareOf(record)} className="mt-2" />
          </div>
        </li>
      ))}
    </ul>
  </PublicSection>
)
