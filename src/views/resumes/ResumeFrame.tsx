import { paths } from '../../../contract/paths.ts'
import type { AnyReading } from '../../../machines/reading/reading.ts'
import { ButtonLink } from '../../ui/controls/Button.tsx'
import { TextLink } from '../../ui/controls/TextLink.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { builderWords } from '../../words/resumes/builder.ts'
import { Reading } from '../reading/Reading.tsx'

/** Frame of a resume while it is loading. */
export const ResumeFrame = ({ reading }: { reading: AnyReading }) => (
  <>
    <p className="mb-3 print:hidden">
      <TextLink href={paths.resumes}>{builderWords.allResumes}</TextLink>
    </p>
    <Heading>{builderWords.title}</Heading>
    <Reading flow={reading} what={builderWords.what} rows={5} notThere={<NotThere />}>
      {null}
    </Reading>
  </>
)

/** Message for an unknown id or another person's resume. The page does not reveal which. */
const NotThere = () => (
  <EmptyState title={builderWords.notFound.title} text={builderWords.notFound.text}>
    <ButtonLink href={paths.resumes}>{builderWords.notFound.button}</ButtonLink>
  </EmptyState>
)
