import { ButtonLink } from '../../ui/controls/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Heading } from '../../ui/text/Heading.tsx'

export function GoneView() {
  return (
    <>
      <Heading>No longer here</Heading>
      <EmptyState
        title="What stood here has ended"
        text="It ended some time ago, or it was removed. What is open now may fit as well."
      >
        <ButtonLink href="/jobs">Find jobs</ButtonLink>
      </EmptyState>
    </>
  )
}
