import BadgeCheck from 'lucide-react/icons/badge-check'
import Factory from 'lucide-react/icons/factory'
import Globe from 'lucide-react/icons/globe'
import MapPin from 'lucide-react/icons/map-pin'
import UsersRound from 'lucide-react/icons/users-round'
import type { ReactNode } from 'react'
import type { PublicCompany } from '../../../contract/companies/reads.ts'
import { paths } from '../../../contract/paths.ts'
import { CompanyMark } from '../../ui/brand/CompanyMark.tsx'
import { ButtonLink } from '../../ui/controls/Button.tsx'
import { TextLink } from '../../ui/controls/TextLink.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Chip } from '../../ui/text/Chip.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { Meter } from '../../ui/text/Meter.tsx'
import { Name } from '../../ui/text/Name.tsx'
import { companySizeWords } from '../../words/companies.ts'
import { shareOf } from '../../words/pages/shareOf.ts'
import { publicCompanyWords as words } from '../../words/pages/publicCompany.ts'
import { recordInWords } from '../../words/record.ts'
import { JobCard } from '../search/JobCard.tsx'

interface Props {
  company: PublicCompany
  /** True inside another page, where headings are a level lower and none is the page title. */
  isPreview?: boolean
}

/**
 * Public page of a company: a header with its logo and facts, its description, its reply record, and its open
 * jobs.
 */
export const PublicCompanyView = ({ company, isPreview = false }: Props) => {
  const { about, isDemo, isSuspended, jobs, name, record } = company
  const Part = isPreview ? 'h3' : 'h2'
  return (
    // As a page of its own, the header spans the window, and the rest is centered.
    <article className={isPreview ? '' : 'bleed grid grid-cols-subgrid'}>
      <header
        className={
          isPreview
            ? 'border-b border-line pb-6'
            : 'col-span-full -mt-8 border-b border-line bg-surface px-gutter py-8 sm:-mt-14 sm:px-edge-8 sm:py-10'
        }
      >
        <div className="mx-auto flex max-w-[1136px] flex-wrap items-start gap-x-6 gap-y-4">
          <CompanyMark company={company} size="page" />
          <div className="min-w-0 flex-1 basis-64 break-words">
            {isPreview ? (
              <h2 className="mb-1 text-h1 text-balance">
                <Name>{name}</Name>
              </h2>
            ) : (
              <Heading isClose>
                <Name>{name}</Name>
              </Heading>
            )}
            <Website company={company} />
          </div>
          <Facts company={company} />
        </div>
      </header>
      <div className={`@container pt-8 ${isPreview ? '' : 'col-start-2'}`}>
        {isDemo && <Banner kind="info">{words.demo}</Banner>}
        {isSuspended && <Banner kind="warning">{words.suspended}</Banner>}
        {(about || record) && (
          <div className="mb-10 grid grid-cols-[minmax(0,1fr)] items-start gap-x-16 gap-y-8 @3xl:grid-cols-[minmax(0,1fr)_340px]">
            {about && (
              <section>
                <Part className="mb-3 text-h2">{words.about}</Part>
                <p className="max-w-[66ch] wrap-anywhere whitespace-pre-line">{about}</p>
              </section>
            )}
            {record && (
              <section className="rounded-card border border-line bg-surface p-5 sm:p-6">
                <Part className="mb-3 text-h3">{words.record}</Part>
                <p className="flex items-baseline gap-2 tabular-nums">
                  <span className="text-figure">{shareOf(record)}</span>
                  <span className="text-hint text-muted">{words.onTime}</span>
                </p>
                <Meter share={shareOf(record)} className="mt-3" />
                <p className="mt-3 text-hint text-muted tabular-nums">{recordInWords(record, name)}</p>
              </section>
            )}
          </div>
        )}
        <section>
          <Part className="mb-5 text-h2">
            {words.openJobs}{' '}
            {jobs.length > 0 && <span className="text-subtle tabular-nums">{jobs.length}</span>}
          </Part>
          {jobs.length === 0 ? (
            <EmptyState title={words.noJobs} text={words.noJobsText}>
              <ButtonLink href={paths.jobs} look="secondary">
                {words.otherJobs}
              </ButtonLink>
            </EmptyState>
          ) : (
            <ul className="grid grid-cols-[minmax(0,1fr)] gap-5 @xl:grid-cols-2 @4xl:grid-cols-3">
              {jobs.map((job) => (
                <JobCard key={job.slug} job={job} />
              ))}
            </ul>
          )}
        </section>
      </div>
    </article>
  )
}

const Website = ({ company: { proof, provenAt, website } }: { company: PublicCompany }) =>
  website !== '' && (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <span className="flex min-w-0 items-center gap-2">
        <Globe className="size-4.5 shrink-0 text-subtle" />
        <TextLink href={website} rel="nofollow noopener">
          {new URL(website).hostname}
        </TextLink>
      </span>
      {proof === 'domain' && (
        <span className="flex items-center gap-1.5 text-hint font-medium text-success-text">
          <BadgeCheck className="size-4.5 shrink-0" />
          {words.verifiedOn(provenAt)}
        </span>
      )}
    </p>
  )

/** Known facts about the company, as chips. */
function Facts({ company: { industry, places, size } }: { company: PublicCompany }) {
  const facts: readonly (readonly [name: string, fact: string, icon: ReactNode])[] = [
    [words.facts.industry, industry, <Factory key="" />],
    [words.facts.size, size ? companySizeWords[size] : '', <UsersRound key="" />],
    ...places.map((place) => [words.facts.place, place, <MapPin key="" />] as const),
  ]
  return (
    <ul className="flex w-full flex-wrap gap-2 empty:hidden">
      {facts.map(
        ([name, fact, icon]) =>
          fact !== '' && (
            <li key={name + fact} className="max-w-full min-w-0">
              <Chip>
                {icon}
                <span className="sr-only">{name}: </span>
                <span className="min-w-0 wrap-anywhere">{fact}</span>
              </Chip>
            </li>
          ),
      )}
    </ul>
  )
}
