import BadgeCheck from 'lucide-react/icons/badge-check'
import type { ReactNode, Ref } from 'react'
import type { CompanyRecord } from '../../../contract/postings/record.ts'
import type { Markdown } from '../../../contract/markdown/markdown.ts'
import { paths } from '../../../contract/paths.ts'
import type { Outcome } from '../../../contract/postings/lifecycle.ts'
import type { PublicContent, PostingField } from '../../../contract/postings/posting.ts'
import type { PostingState } from '../../../machines/lifecycles/posting.ts'
import { CompanyMark } from '../../ui/brand/CompanyMark.tsx'
import { TurnTimeline } from '../../ui/brand/TurnTimeline.tsx'
import { TextLink } from '../../ui/controls/TextLink.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { MarkdownText } from '../../ui/text/MarkdownText.tsx'
import { Name } from '../../ui/text/Name.tsx'
import { isOver, jobWords, jobStatusInWords, stepsInWords } from '../../words/job.ts'
import { ApplyCard, hasApplyCard } from './job/ApplyCard.tsx'
import { CompanyCard } from './job/CompanyCard.tsx'
import { JobBenefits } from './job/JobBenefits.tsx'
import { JobChips } from './job/JobChips.tsx'
import { JobFacts } from './job/JobFacts.tsx'
import { JobNeeds } from './job/JobNeeds.tsx'
import { JobPay } from './job/JobPay.tsx'
import { JobQuestions } from './job/JobQuestions.tsx'
import { JobSection, MissingPart } from './job/JobSection.tsx'

/** Job post with the fields that readers see. */
export interface ShownJob extends Omit<PublicContent, 'description'> {
  readonly description: Markdown
  /** Company; without a slug it has no public page. */
  readonly company: {
    readonly name: string
    readonly slug?: string | undefined
    readonly logo?: string | undefined
    readonly website?: string
    readonly proof?: 'none' | 'domain'
    /** Reply record; null with too few cases. */
    readonly record?: CompanyRecord | null
  }
  readonly state: PostingState
  readonly outcome: Outcome | null
  readonly publishedAt: string | null
  readonly confirmedAt: string | null
  readonly isDemo: boolean
}

interface Props {
  job: ShownJob
  /** Buttons below the facts of the job. */
  acts?: ReactNode
  /** Apply link for the column beside the job, in wide windows. */
  apply?: ReactNode
  /** True inside another page, where headings are a level lower and none is the page title. */
  isPreview?: boolean
  /** Ref to the title of a preview, which gets the focus. */
  titleRef?: Ref<HTMLHeadingElement>
  /** Missing required fields, marked where they would appear. */
  missing?: readonly PostingField[] | undefined
}

/** View of a job: facts and pay first, then the work, then what happens after an application. */
export function JobView({ job, acts, apply, isPreview = false, titleRef, missing }: Props) {
  const { benefits, company, description, employmentType, pay, payNote, state, summary, title } = job
  const status = jobStatusInWords(job)
  const lacks = (field: PostingField) => missing?.includes(field) ?? false
  // Leaves room for the link to the job page, in the corner of a preview.
  const room = isPreview ? 'pe-10' : ''
  const section = isPreview ? 'h3' : 'h2'
  return (
    <article className="@container wrap-anywhere">
      <header className={isPreview ? '' : 'job-band'}>
        {status && (
          <div className={room}>
            <Banner kind="info">{status}</Banner>
          </div>
        )}
        <div className="flex items-start gap-4 @min-[37.5rem]:gap-5">
          {company.slug && (
            <CompanyMark
              company={{ slug: company.slug, name: company.name, logo: company.logo }}
              size={isPreview ? 'pane' : 'page'}
            />
          )}
          <div className={`min-w-0 ${room}`}>
            {isPreview ? (
              <h2 ref={titleRef} tabIndex={titleRef ? -1 : undefined} className="mb-1 text-balance text-h1">
                {title}
              </h2>
            ) : (
              <Heading isClose>{title}</Heading>
            )}
            <Company company={company} />
            {job.isDemo && <p className="mt-1 text-hint text-subtle">{jobWords.demo}</p>}
          </div>
        </div>
        {lacks('pay') && <MissingPart>{jobWords.missing.pay}</MissingPart>}
        {(pay || employmentType === 'volunteer') && <JobPay pay={pay} />}
        {payNote && <p className="text-hint text-muted">{payNote}</p>}
        <JobChips job={job} />
        {(lacks('places') || lacks('workplace')) && <MissingPart>{jobWords.missing.place}</MissingPart>}
        {lacks('employmentType') && <MissingPart>{jobWords.missing.jobType}</MissingPart>}
        {acts}
      </header>
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-8 @min-[53.75rem]:grid-cols-[minmax(0,1fr)_340px] @min-[53.75rem]:gap-14">
        <aside className="contents @min-[53.75rem]:sticky @min-[53.75rem]:top-21 @min-[53.75rem]:col-start-2 @min-[53.75rem]:row-start-1 @min-[53.75rem]:grid @min-[53.75rem]:gap-4 @min-[53.75rem]:self-start print:static">
          {hasApplyCard(job) && <ApplyCard job={job} apply={apply} />}
          <JobFacts job={job} level={section} lacks={lacks} />
        </aside>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-10 @min-[53.75rem]:col-start-1 @min-[53.75rem]:row-start-1">
          {summary && <p className="max-w-measure text-lead">{summary}</p>}
          {(description.length > 0 || lacks('description')) && (
            <JobSection title={jobWords.about} level={section}>
              <MarkdownText text={description} heading={isPreview ? 'h4' : 'h3'} />
              {lacks('description') && <MissingPart>{jobWords.missing.description}</MissingPart>}
            </JobSection>
          )}
          <JobNeeds requirements={job.requirements} level={section} />
          {!isOver(state) && (
            <JobSection title={jobWords.after} level={section}>
              <TurnTimeline
                label={jobWords.steps}
                company={company.name}
                steps={stepsInWords(job, company.name)}
              />
            </JobSection>
          )}
          {!isOver(state) && <JobQuestions questions={job.questions} level={section} />}
          <JobBenefits benefits={benefits} level={section} />
          <CompanyCard company={company} level={section} />
        </div>
      </div>
    </article>
  )
}

const Company = ({ company: { name, proof, slug } }: Pick<ShownJob, 'company'>) => (
  <p className="flex flex-wrap items-center gap-x-3 text-muted">
    {slug ? (
      <TextLink href={paths.publicCompany(slug)}>
        <Name>{name}</Name>
      </TextLink>
    ) : (
      <Name>{name}</Name>
    )}
    {proof === 'domain' && (
      <span className="inline-flex items-center gap-1 text-hint font-medium text-success-text">
        <BadgeCheck className="size-4" />
        {jobWords.verified}
      </span>
    )}
  </p>
)
