import { ButtonLink } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'

export function SignedOutView({ loginHref }: { loginHref: string }) {
  return (
    <EmptyState
      title="You are not logged in"
      text="This page is for members. After the login you come back to it."
    >
      <ButtonLink href={loginHref}>Login</ButtonLink>
    </EmptyState>
  )
}
