import { Fragment, type ReactNode } from 'react'
import { paths, withNext } from '../../../contract/paths.ts'
import type { Role } from '../../../contract/roles.ts'
import { useSessionIsUnknown, useUser } from '../../app/actors.ts'
import { useLocation } from '../../routing/location.ts'
import { Loader } from '../../ui/feedback/Loader.tsx'
import { SignedOutView } from '../../views/session/SignedOutView.tsx'

/** Shows a page of a member's area to that member. Visitors stay where they are, and are told (specification, 2). */
export default function MemberGate({ role, children }: { role: Role; children: ReactNode }) {
  const { pathname, search } = useLocation()
  const user = useUser(role)
  const isUnknown = useSessionIsUnknown()
  // Nothing that was read for one person stands before another, who is signed in here after them.
  if (user) return <Fragment key={user.id}>{children}</Fragment>
  if (isUnknown) return <Loader>Opening your account</Loader>
  return <SignedOutView loginHref={withNext(paths.login(role), pathname + search)} />
}
