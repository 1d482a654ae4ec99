import type { PublicCompany } from '../../../contract/companies/reads.ts'
import { paths } from '../../../contract/paths.ts'
import { CompanyMark } from '../../ui/brand/CompanyMark.tsx'
import { TextLink } from '../../ui/controls/TextLink.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { DemoTag } from '../../ui/text/DemoTag.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { StateTag } from '../../ui/text/StateTag.tsx'
import { Name } from '../../ui/text/Name.tsx'
import { companySizeWords } from '../../words/companies.ts'
import { dayInWords } from '../../../contract/dayInWords.ts'
import { daysInWords } from '../../words/dates.ts'
import { payInWords } from '../../words/pay.ts'
import { placeAndType } from '../../words/postings.ts'
import { recordInWords } from '../../words/record.ts'

interface Props {
  company: PublicCompany
  /** Stands within another page: its headings are a step lower, and none of them is the page's title. */
  isPreview?: boolean
}

/** What everybody may know of a company. */
export const PublicCompanyView = ({ company, isPreview = false }: Props) => {
  const { name, website, about, isDemo, isSuspended, jobs, proof, provenAt, record } = company
  const Part = isPreview ? 'h3' : 'h2'
  return (
    <article className="grid max-w-measure grid-cols-[minmax(0,1fr)] justify-items-start">
      {isDemo && <Banner kind="info">Demo: this company is invented. Nobody is hired here.</Banner>}
      {isSuspended && (
        <Banner kind="warning">We have suspended this company: nobody can apply for a job at it here.</Banner>
      )}
      <CompanyMark company={company} size="page" />
      <div className="mt-6 w-full break-words">
        {isPreview ? (
          <h2 className="mb-5 text-balance text-h1">
            <Name>{name}</Name>
          </h2>
        ) : (
          <Heading>
            <Name>{name}</Name>
          </Heading>
        )}
        {about && <p className="max-w-measure wrap-anywhere whitespace-pre-line text-muted">{about}</p>}
        {website && (
          <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
            <TextLink href={website} rel="nofollow noopener">
              {new URL(website).hostname}
            </TextLink>
            {proof === 'domain' && <StateTag look="good">Checked</StateTag>}
          </div>
        )}
        {website && proof === 'domain' && (
          <p className="mt-2 text-hint text-muted">
            <Name>{name}</Name> has shown that this website is its own
            {provenAt && (
              <>
                , on <time dateTime={provenAt.slice(0, 10)}>{dayInWords(provenAt)}</time>
              </>
            )}
            .
          </p>
        )}
        <Facts company={company} />
        {record && (
          <>
            <Part className="mt-8 text-h2">Answers</Part>
            <p className="mt-3 tabular-nums">{recordInWords(record, name)}</p>
          </>
        )}
        <Part className="mt-8 text-h2">Open jobs</Part>
        {jobs.length === 0 && (
          <p className="mt-3 text-muted">
            Nothing is open here now. <TextLink href={paths.jobs}>Find jobs at other companies</TextLink>.
          </p>
        )}
        <ul className="mt-3 border-t border-line empty:hidden">
          {jobs.map((job) => (
            <li key={job.slug} className="border-b border-line py-4">
              <Job job={job} level={isPreview ? 'h4' : 'h3'} />
            </li>
          ))}
        </ul>
      </div>
    </article>
  )
}

/** What it tells of itself in a word or two; what it does not tell is left out. */
const Facts = ({ company: { size, industry, places } }: { company: PublicCompany }) => {
  const facts: readonly (readonly [string, readonly string[]])[] = [
    ['Industry', industry ? [industry] : []],
    ['Size', size ? [companySizeWords[size]] : []],
    [places.length === 1 ? 'Place' : 'Places', places],
  ]
  return (
    <dl className="mt-6 grid gap-4 empty:hidden sm:grid-cols-2">
      {facts.map(
        ([name, told]) =>
          told.length > 0 && (
            <div key={name}>
              <dt className="text-hint text-muted">{name}</dt>
              {told.map((fact) => (
                <dd key={fact}>{fact}</dd>
              ))}
            </div>
          ),
      )}
    </dl>
  )
}

const Job = ({ job, level: Title }: { job: PublicCompany['jobs'][number]; level: 'h3' | 'h4' }) => (
  <>
    <Title className="text-action">
      <TextLink href={paths.job(job.slug)}>{job.title}</TextLink>
    </Title>
    <p className="mt-1 font-medium tabular-nums" suppressHydrationWarning>
      {payInWords(job.pay)}
    </p>
    <p className="text-hint text-muted" suppressHydrationWarning>
      {placeAndType(job).join(' · ')}
    </p>
    <p className="text-caption text-subtle">
      Posted <time dateTime={job.publishedAt.slice(0, 10)}>{dayInWords(job.publishedAt)}</time>
      {` · answers within ${daysInWords(job.answerDays)}`}
      {job.isDemo && <DemoTag />}
    </p>
  </>
)
