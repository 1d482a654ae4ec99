import type { ReactNode } from 'react'
import { paths, withNext } from '../../../contract/paths.ts'
import type { Role } from '../../../contract/roles.ts'
import { useSessionIsUnknown, useUser } from '../../app/actors.ts'
import { useRouteLocation } from '../../routing/location.ts'
import { Loader } from '../../ui/feedback/Loader.tsx'
import { SignedOutView } from '../../views/session/SignedOutView.tsx'

/** Shows a page of a member's area to that member. Visitors stay where they are, and are told (specification, 2). */
export default function MemberGate({ role, children }: { role: Role; children: ReactNode }) {
  const { pathname, search } = useRouteLocation()
  const isMember = useUser(role) !== undefined
  const isUnknown = useSessionIsUnknown()
  if (isMember) return children
  if (isUnknown) return <Loader>Opening your account</Loader>
  return <SignedOutView loginHref={withNext(paths.login(role), pathname + search)} />
}
