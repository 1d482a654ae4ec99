import { paths } from '../../../contract/paths.ts'
import { ButtonLink } from '../../ui/controls/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { replacementWords } from '../../words/pages/replacements.ts'

const { jobs, text, title, what } = replacementWords.gone

export const GoneView = () => (
  <>
    <Heading>{title}</Heading>
    <EmptyState title={what} text={text}>
      <ButtonLink href={paths.jobs}>{jobs}</ButtonLink>
    </EmptyState>
  </>
)
