import { Fragment, type ReactNode } from 'react'
import { paths, withNext } from '../../../contract/paths.ts'
import type { Role } from '../../../contract/roles.ts'
import { useSessionIsUnknown, useUser } from '../../app/actors.ts'
import { useLocation } from '../../routing/location.ts'
import { Loader } from '../../ui/feedback/Loader.tsx'
import { SignedOutView } from '../../views/session/SignedOutView.tsx'
import { authWords } from '../../words/pages/auth.ts'

/** Shows a page of a member's area to that member, and a note to visitors, without a redirect (specification, 2). */
export default function MemberGate({ role, children }: { role: Role; children: ReactNode }) {
  const { pathname, search } = useLocation()
  const user = useUser(role)
  const isUnknown = useSessionIsUnknown()
  // The key unmounts the page when another member signs in: data of the first must not be shown to the second.
  if (user) return <Fragment key={user.id}>{children}</Fragment>
  if (isUnknown) return <Loader>{authWords.opening}</Loader>
  return <SignedOutView loginHref={withNext(paths.login(role), pathname + search)} />
}
