import { paths } from '../../../contract/paths.ts'
import { ButtonLink } from '../../ui/controls/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Heading } from '../../ui/text/Heading.tsx'

export function NotFoundView() {
  return (
    <>
      <Heading>Page not found</Heading>
      <EmptyState
        title="This path leads nowhere"
        text="The address may have a typing mistake, or the page has moved. Nothing of yours is lost."
      >
        <ButtonLink href={paths.home}>Go to the home page</ButtonLink>
      </EmptyState>
    </>
  )
}
