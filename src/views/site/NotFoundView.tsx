import { paths } from '../../../contract/paths.ts'
import { ButtonLink } from '../../ui/controls/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { replacementWords } from '../../words/pages/replacements.ts'

const { home, jobs, text, title, what } = replacementWords.notFound

export const NotFoundView = () => (
  <>
    <Heading>{title}</Heading>
    <EmptyState title={what} text={text}>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={paths.home}>{home}</ButtonLink>
        <ButtonLink href={paths.jobs} look="secondary">
          {jobs}
        </ButtonLink>
      </div>
    </EmptyState>
  </>
)
