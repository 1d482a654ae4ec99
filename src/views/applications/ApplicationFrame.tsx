import type { ReactNode } from 'react'
import type { OwnApplication } from '../../../contract/applications/calls.ts'
import { paths } from '../../../contract/paths.ts'
import type { AnyReading } from '../../../machines/reading/reading.ts'
import { ButtonLink } from '../../ui/controls/Button.tsx'
import { TextLink } from '../../ui/controls/TextLink.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { payInWords } from '../../words/pay.ts'
import { whereInWords } from '../../words/postings.ts'
import { Reading } from '../reading/Reading.tsx'

interface Props {
  reading: AnyReading
  /** Once it has been read. */
  application: OwnApplication | undefined
  children: ReactNode
}

/** What stands around one application of one's own, from before it has been read. */
export const ApplicationFrame = ({ reading, application, children }: Props) => (
  <>
    <p className="mb-3">
      <TextLink href={paths.applications}>Applications</TextLink>
    </p>
    <div className="wrap-anywhere">
      <Heading>{application?.posting.title ?? 'Application'}</Heading>
      {application && <Job application={application} />}
    </div>
    <Reading flow={reading} what="this application" rows={5} notThere={<NotThere />}>
      {children}
    </Reading>
  </>
)

/** What it is for: the pay first, then where. */
const Job = ({ application: { posting, sent } }: { application: OwnApplication }) => (
  <p className="-mt-3 mb-6 text-muted tabular-nums">
    {sent && (
      <>
        <span className="font-medium text-ink">{payInWords(sent.posting.pay)}</span>
        {' · '}
      </>
    )}
    <TextLink href={paths.publicCompany(posting.company.slug)}>{posting.company.name}</TextLink>
    {sent && whereInWords(sent.posting) && ` · ${whereInWords(sent.posting)}`}
  </p>
)

/** There is no such application, or it is somebody else's: nobody learns which. */
const NotThere = () => (
  <EmptyState title="No application stands here" text="It was never there, or it is not yours.">
    <ButtonLink href={paths.applications}>Open your applications</ButtonLink>
  </EmptyState>
)
