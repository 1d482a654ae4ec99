import { paths } from '../../../contract/paths.ts'
import type { User } from '../../../contract/user.ts'
import { ButtonLink } from '../../ui/controls/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Heading } from '../../ui/text/Heading.tsx'

/** Where a candidate arrives. */
export const MemberHomeView = ({ user }: { user: User }) => (
  <>
    <Heading>Welcome, {user.firstName}</Heading>
    <EmptyState
      title="Nothing here yet"
      text="Jobs that fit you and the state of your applications will be shown here. Until then, complete your profile."
    >
      <ButtonLink href={paths.profile}>Open your profile</ButtonLink>
    </EmptyState>
  </>
)
