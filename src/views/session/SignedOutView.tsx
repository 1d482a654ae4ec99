import { ButtonLink } from '../../ui/controls/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Heading } from '../../ui/text/Heading.tsx'

export function SignedOutView({ loginHref }: { loginHref: string }) {
  return (
    <>
      <Heading>You are not logged in</Heading>
      <EmptyState title="This page is for members" text="Log in, and you come back to it.">
        <ButtonLink href={loginHref}>Login</ButtonLink>
      </EmptyState>
    </>
  )
}
