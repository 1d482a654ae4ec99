import type { ReactNode } from 'react'
import { paths } from '../../../contract/paths.ts'
import type { AnyReading } from '../../../machines/reading/reading.ts'
import { ButtonLink } from '../../ui/controls/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { companyWords } from '../../words/companies.ts'
import { Reading } from '../reading/Reading.tsx'

/** Frame of the company page, also while it is loading. */
export const CompanyFrame = ({ reading, children }: { reading: AnyReading; children: ReactNode }) => (
  <>
    <Heading>{companyWords.title}</Heading>
    <Reading flow={reading} what={companyWords.yourCompany} rows={6} notThere={<NoCompany />}>
      {children}
    </Reading>
  </>
)

/** Message for a member who has left the company or was removed. */
const NoCompany = () => (
  <EmptyState title={companyWords.none} text={companyWords.noneText}>
    <ButtonLink href={paths.help.employer} look="secondary">
      {companyWords.help}
    </ButtonLink>
  </EmptyState>
)
