import type { ReactNode, Ref } from 'react'
import type { CompanyRecord } from '../../../contract/postings/record.ts'
import type { Markdown } from '../../../contract/markdown/markdown.ts'
import { paths } from '../../../contract/paths.ts'
import type { Outcome } from '../../../contract/postings/lifecycle.ts'
import type { PublicContent, PostingField } from '../../../contract/postings/posting.ts'
import type { PostingState } from '../../../machines/lifecycles/posting.ts'
import { CompanyMark } from '../../ui/brand/CompanyMark.tsx'
import { Way } from '../../ui/brand/Way.tsx'
import { TextLink } from '../../ui/controls/TextLink.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { inOrder } from '../../ui/text/inOrder.ts'
import { MarkdownText } from '../../ui/text/MarkdownText.tsx'
import { Name } from '../../ui/text/Name.tsx'
import { isOver, standingInWords, stepsInWords } from '../../words/job.ts'
import { recordInWords } from '../../words/record.ts'
import { Freshness } from './job/Freshness.tsx'
import { JobChips } from './job/JobChips.tsx'
import { JobFacts } from './job/JobFacts.tsx'
import { JobNeeds } from './job/JobNeeds.tsx'
import { JobPay } from './job/JobPay.tsx'
import { JobQuestions } from './job/JobQuestions.tsx'
import { JobSection, Missing } from './job/JobSection.tsx'

/** A posting as its readers see it, or will. */
export interface ShownJob extends Omit<PublicContent, 'description'> {
  readonly description: Markdown
  /** Without a slug it has no page to lead to. */
  readonly company: {
    readonly name: string
    readonly slug?: string | undefined
    readonly logo?: string | undefined
    /** What stands beside the promise of an answer, where there is enough to say. */
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
  /** What can be done with it, beside its title. */
  acts?: ReactNode
  /** Stands within another page: its headings are a step lower, and none of them is the page's title. */
  isPreview?: boolean
  /** Of such a page's title, where reading can go on at it. */
  titleRef?: Ref<HTMLHeadingElement>
  /** What publishing it needs: each is pointed out where it will stand. */
  missing?: readonly PostingField[] | undefined
}

/** A job, whole: what it pays first, then what happens to whoever applies, then the work. */
export function JobView({ job, acts, isPreview = false, titleRef, missing }: Props) {
  const { benefits, company, description, employmentType, pay, payNote, state, summary, title } = job
  const standing = standingInWords(job)
  const lacks = (field: PostingField) => missing?.includes(field) ?? false
  const section = isPreview ? 'h3' : 'h2'
  return (
    <article className="@container break-words">
      {job.isDemo && (
        <Banner kind="info">Demo: this job and its company are invented. Nobody is hired here.</Banner>
      )}
      {standing && <Banner kind="info">{standing}</Banner>}
      <header>
        <div className="flex items-start gap-4">
          {company.slug && (
            <CompanyMark
              company={{ slug: company.slug, name: company.name, logo: company.logo }}
              size={isPreview ? 'pane' : 'page'}
            />
          )}
          <div className="min-w-0">
            {isPreview ? (
              <h2 ref={titleRef} tabIndex={titleRef ? -1 : undefined} className="mb-1 text-balance text-h1">
                {title}
              </h2>
            ) : (
              <Heading isClose>{title}</Heading>
            )}
            <Company company={company} />
          </div>
        </div>
        {lacks('pay') && <Missing>The pay is missing.</Missing>}
        {(pay || employmentType === 'volunteer') && <JobPay pay={pay} />}
        {payNote && <p className="text-hint text-muted">{payNote}</p>}
        <JobChips job={job} />
        {(lacks('places') || lacks('workplace')) && <Missing>Where the work is done is missing.</Missing>}
        {lacks('employmentType') && <Missing>The type of employment is missing.</Missing>}
        {acts}
      </header>
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-10 @min-[860px]:grid-cols-[minmax(0,1fr)_320px]">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-8">
          {(summary || job.publishedAt) && (
            <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
              {summary && <p className="max-w-measure">{summary}</p>}
              <Freshness job={job} />
            </div>
          )}
          {!isOver(state) && (
            <JobSection title="What happens after you apply" level={section}>
              <div className="max-w-measure">
                <Way
                  label="The steps after you apply"
                  company={company.name}
                  steps={stepsInWords(job, company.name)}
                />
                {company.record && (
                  <p className="mt-4 text-hint text-muted tabular-nums">
                    {recordInWords(company.record, company.name)}
                  </p>
                )}
              </div>
            </JobSection>
          )}
          {(description.length > 0 || lacks('description')) && (
            <JobSection title="The work" level={section}>
              <MarkdownText text={description} heading={isPreview ? 'h4' : 'h3'} />
              {lacks('description') && (
                <Missing>The description is missing, or short of 100 characters.</Missing>
              )}
            </JobSection>
          )}
          <JobNeeds requirements={job.requirements} level={section} />
          {!isOver(state) && <JobQuestions questions={job.questions} level={section} />}
          {benefits.length > 0 && (
            <JobSection title="You get" level={section}>
              <ul className="ms-5 grid max-w-measure list-disc grid-cols-[minmax(0,1fr)] gap-2">
                {inOrder(benefits, (benefit) => (
                  <li className="ps-1">{benefit}</li>
                ))}
              </ul>
            </JobSection>
          )}
        </div>
        <JobFacts job={job} level={section} lacks={lacks} />
      </div>
    </article>
  )
}

const Company = ({ company: { name, slug } }: Pick<ShownJob, 'company'>) => (
  <p className="text-muted">
    {slug ? (
      <TextLink href={paths.publicCompany(slug)}>
        <Name>{name}</Name>
      </TextLink>
    ) : (
      <Name>{name}</Name>
    )}
  </p>
)
