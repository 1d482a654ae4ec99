import type { ReactNode } from 'react'
import type { Applicant } from '../../../../contract/applications/calls.ts'
import { paths } from '../../../../contract/paths.ts'
import type { AnyReading } from '../../../../machines/reading/reading.ts'
import { ButtonLink } from '../../../ui/controls/Button.tsx'
import { TextLink } from '../../../ui/controls/TextLink.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Heading } from '../../../ui/text/Heading.tsx'
import { Name } from '../../../ui/text/Name.tsx'
import { nameOf } from '../../../words/applications/answering.ts'
import { Reading } from '../../reading/Reading.tsx'

interface Props {
  reading: AnyReading
  /** Once they have been read. */
  applicant: Applicant | undefined
  children: ReactNode
}

/** What stands around one applicant, from before they have been read. */
export const ApplicantFrame = ({ reading, applicant, children }: Props) => (
  <>
    <p className="mb-3 flex flex-wrap gap-x-6">
      <TextLink href={paths.applicants} className="print:hidden">
        All applicants
      </TextLink>
      {applicant && (
        <TextLink href={paths.postingApplicants(applicant.postingId)} className="min-w-0 wrap-anywhere">
          {applicant.title}
        </TextLink>
      )}
    </p>
    <div className="wrap-anywhere">
      <Heading>{applicant ? <Name>{nameOf(applicant)}</Name> : 'Applicant'}</Heading>
    </div>
    <Reading flow={reading} what="this application" rows={5} notThere={<NotThere />}>
      {children}
    </Reading>
  </>
)

/** There is no such application, or it is another company's: nobody learns which. */
const NotThere = () => (
  <EmptyState title="No application stands here" text="It was never there, or it is not to your company.">
    <ButtonLink href={paths.applicants}>Open your applicants</ButtonLink>
  </EmptyState>
)
