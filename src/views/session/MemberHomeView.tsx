import type { Role } from '../../../contract/roles.ts'
import type { User } from '../../../contract/user.ts'
import { ButtonLink } from '../../ui/controls/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { roleWords } from '../../words/roles.ts'

export function MemberHomeView({ role, user }: { role: Role; user: User }) {
  const { text, href, action } = roleWords[role].home
  return (
    <>
      <Heading>Welcome, {user.firstName}</Heading>
      <EmptyState title="Nothing here yet" text={text}>
        <ButtonLink href={href}>{action}</ButtonLink>
      </EmptyState>
    </>
  )
}
