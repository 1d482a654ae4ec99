import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { ReactNode } from 'react'
import type { OwnApplication } from '../../../contract/applications/calls.ts'
import { paths } from '../../../contract/paths.ts'
import type { AnyReading } from '../../../machines/reading/reading.ts'
import { CompanyMark } from '../../ui/brand/CompanyMark.tsx'
import { ButtonLink } from '../../ui/controls/Button.tsx'
import { TextLink } from '../../ui/controls/TextLink.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { Name } from '../../ui/text/Name.tsx'
import { applicationWords as words } from '../../words/applications/application.ts'
import { payInWords } from '../../words/pay.ts'
import { whereInShort } from '../../words/postings.ts'
import { Reading } from '../reading/Reading.tsx'

interface Props {
  reading: AnyReading
  /** Once it has been read. */
  application: OwnApplication | undefined
  children: ReactNode
}

/** Heading of one application, with its reading below. */
export const ApplicationFrame = ({ reading, application, children }: Props) => (
  <>
    <p className="mb-4 text-hint">
      <TextLink href={paths.applications} className="inline-flex items-center gap-1.5">
        <ArrowLeft className="size-4 rtl:-scale-x-100" />
        {words.back}
      </TextLink>
    </p>
    <div className="mb-6 flex items-center gap-4">
      {application && <CompanyMark company={application.posting.company} size="pane" />}
      <div className="min-w-0 wrap-anywhere">
        <Heading isClose>{application?.posting.title ?? words.title}</Heading>
        {application && <Job application={application} />}
      </div>
    </div>
    <Reading flow={reading} what={words.what} rows={5} notThere={<NotFound />}>
      {children}
    </Reading>
  </>
)

/** The company, the pay and the place of the job. */
const Job = ({ application: { posting, sent } }: { application: OwnApplication }) => (
  <p className="text-muted tabular-nums">
    <TextLink href={paths.publicCompany(posting.company.slug)}>
      <Name>{posting.company.name}</Name>
    </TextLink>
    {sent && (
      <>
        {' · '}
        <span className="font-medium text-ink">{payInWords(sent.posting.pay)}</span>
        {whereInShort(sent.posting) && ` · ${whereInShort(sent.posting)}`}
      </>
    )}
  </p>
)

/** There is no such application, or it belongs to someone else: the page does not reveal which. */
const NotFound = () => (
  <EmptyState title={words.notFound.title} text={words.notFound.text}>
    <ButtonLink size="small" href={paths.applications}>
      {words.notFound.button}
    </ButtonLink>
  </EmptyState>
)
