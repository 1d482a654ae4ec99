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
import { payInWords } from '../../../contract/postings/payInWords.ts'
import { shortLocation } from '../../words/postings.ts'
import { Reading } from '../reading/Reading.tsx'

interface Props {
  reading: AnyReading
  /** Undefined until loaded. */
  application: OwnApplication | undefined
  /** List of the other applications, in wide windows. */
  beside?: ReactNode
  children: ReactNode
}

/** Frame of one application: its heading, its loading state, and the list of all applications beside it. */
export const ApplicationFrame = ({ reading, application, beside, children }: Props) => (
  <div
    data-flush=""
    className={
      beside
        ? 'min-[90rem]:grid min-[90rem]:grid-cols-[296px_minmax(0,1fr)] min-[110rem]:grid-cols-[320px_minmax(0,1fr)]'
        : ''
    }
  >
    {beside && (
      <div className="sticky top-10 h-[calc(100dvh-40px)] border-e border-line bg-surface max-[90rem]:hidden print:hidden">
        {beside}
      </div>
    )}
    <div className="@container mx-auto w-full max-w-[1240px] min-w-0 md:px-8 md:py-9 md:pe-edge-8">
      <p className={`mb-4 text-hint ${beside ? 'min-[90rem]:hidden' : ''}`}>
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
    </div>
  </div>
)

/** Company, pay and place of the job. */
const Job = ({ application: { posting, sent } }: { application: OwnApplication }) => (
  <p className="text-muted tabular-nums">
    <TextLink href={paths.publicCompany(posting.company.slug)}>
      <Name>{posting.company.name}</Name>
    </TextLink>
    {sent && (
      <>
        {' · '}
        <span className="font-medium text-ink">{payInWords(sent.posting.pay)}</span>
        {shortLocation(sent.posting) && ` · ${shortLocation(sent.posting)}`}
      </>
    )}
  </p>
)

/** Message for an unknown reference or another person's application. The page does not reveal which. */
const NotFound = () => (
  <EmptyState title={words.notFound.title} text={words.notFound.text}>
    <ButtonLink size="small" href={paths.applications}>
      {words.notFound.button}
    </ButtonLink>
  </EmptyState>
)
