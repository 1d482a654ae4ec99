import { paths } from '../../../contract/paths.ts'
import type { AnyReading } from '../../../machines/reading/reading.ts'
import { ButtonLink } from '../../ui/controls/Button.tsx'
import { TextLink } from '../../ui/controls/TextLink.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { Reading } from '../reading/Reading.tsx'

/** What stands where a resume will be, until it has been read. */
export const ResumeFrame = ({ reading }: { reading: AnyReading }) => (
  <>
    <p className="mb-3 print:hidden">
      <TextLink href={paths.resumes}>All resumes</TextLink>
    </p>
    <Heading>Resume</Heading>
    <Reading flow={reading} what="this resume" rows={5} notThere={<NotThere />}>
      {null}
    </Reading>
  </>
)

/** There is no such resume, or it is somebody else's: nobody learns which. */
const NotThere = () => (
  <EmptyState title="No resume stands here" text="It was never there, was deleted, or is not yours.">
    <ButtonLink href={paths.resumes}>Open your resumes</ButtonLink>
  </EmptyState>
)
