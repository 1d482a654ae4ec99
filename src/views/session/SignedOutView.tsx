import { ButtonLink } from '../../ui/controls/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { authWords } from '../../words/pages/auth.ts'

export function SignedOutView({ loginHref }: { loginHref: string }) {
  return (
    <>
      <Heading>{authWords.signedOut.title}</Heading>
      <EmptyState title={authWords.signedOut.what} text={authWords.signedOut.text}>
        <ButtonLink href={loginHref}>{authWords.signedOut.login}</ButtonLink>
      </EmptyState>
    </>
  )
}
