import { paths } from '../../../contract/paths.ts'
import type { AnyReading } from '../../../machines/reading/reading.ts'
import { ButtonLink } from '../../ui/controls/Button.tsx'
import { TextLink } from '../../ui/controls/TextLink.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { letterEditorWords as words } from '../../words/letters/letters.ts'
import { Reading } from '../reading/Reading.tsx'

/** Frame of a letter while it is loading. */
export const LetterFrame = ({ reading }: { reading: AnyReading }) => (
  <>
    <p className="mb-3 print:hidden">
      <TextLink href={paths.letters}>{words.back}</TextLink>
    </p>
    <Heading>{words.title}</Heading>
    <Reading flow={reading} what={words.what} rows={5} notThere={<NotThere />}>
      {null}
    </Reading>
  </>
)

/** Message for an unknown id or another person's letter. The page does not reveal which. */
const NotThere = () => (
  <EmptyState title={words.notFound.title} text={words.notFound.text}>
    <ButtonLink href={paths.letters}>{words.notFound.button}</ButtonLink>
  </EmptyState>
)
