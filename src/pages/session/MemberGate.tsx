import { Fragment, type ReactNode } from 'react'
import { paths, withNext } from '../../../contract/paths.ts'
import type { Role } from '../../../contract/roles.ts'
import { useSessionIsUnknown, useUser } from '../../app/actors.ts'
import { useLocation } from '../../routing/location.ts'
import { Loader } from '../../ui/feedback/Loader.tsx'
import { SignedOutView } from '../../views/session/SignedOutView.tsx'
import { authWords } from '../../words/pages/auth.ts'

/**
 * Renders a page of a member area for its member, and a login prompt for visitors, without a redirect
 * (specification, 2).
 */
export default function MemberGate({ role, children }: { role: Role; children: ReactNode }) {
  const { pathname, search } = useLocation()
  const user = useUser(role)
  const isUnknown = useSessionIsUnknown()
  // The key unmounts the page when another member signs in, who must not see the data of the first.
  if (user) return <Fragment key={user.id}>{children}</Fragment>
  if (isUnknown) return <Loader>{authWords.opening}</Loader>
  return <SignedOutView loginHref={withNext(paths.login(role), pathname + search)} />
}
