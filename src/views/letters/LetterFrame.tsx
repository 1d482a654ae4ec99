import { paths } from '../../../contract/paths.ts'
import type { AnyReading } from '../../../machines/reading/reading.ts'
import { ButtonLink } from '../../ui/controls/Button.tsx'
import { TextLink } from '../../ui/controls/TextLink.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { Reading } from '../reading/Reading.tsx'

/** What stands where a letter will be, until it has been read. */
export const LetterFrame = ({ reading }: { reading: AnyReading }) => (
  <>
    <p className="mb-3 print:hidden">
      <TextLink href={paths.letters}>All letters</TextLink>
    </p>
    <Heading>Cover letter</Heading>
    <Reading flow={reading} what="this letter" rows={5} notThere={<NotThere />}>
      {null}
    </Reading>
  </>
)

/** There is no such letter, or it is somebody else's: nobody learns which. */
const NotThere = () => (
  <EmptyState title="No letter stands here" text="It was never there, was deleted, or is not yours.">
    <ButtonLink href={paths.letters}>Open your letters</ButtonLink>
  </EmptyState>
)
