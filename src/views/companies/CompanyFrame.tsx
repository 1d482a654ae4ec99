import type { ReactNode } from 'react'
import { paths } from '../../../contract/paths.ts'
import type { AnyReading } from '../../../machines/reading/reading.ts'
import { ButtonLink } from '../../ui/controls/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { Reading } from '../reading/Reading.tsx'

/** What stands around an employer's company, from before it has been read. */
export const CompanyFrame = ({ reading, children }: { reading: AnyReading; children: ReactNode }) => (
  <>
    <Heading>Company</Heading>
    <Reading flow={reading} what="your company" rows={6} notThere={<NoCompany />}>
      {children}
    </Reading>
  </>
)

/** They have left it, or were removed. */
const NoCompany = () => (
  <EmptyState
    title="You act for no company"
    text="You have left it, or an owner has removed you. Whoever invites you to a company sends you a mail: open its link to act for that one."
  >
    <ButtonLink href={paths.help.employer} look="secondary">
      Help & Support
    </ButtonLink>
  </EmptyState>
)
