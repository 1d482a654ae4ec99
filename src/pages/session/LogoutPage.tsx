import { useEffect } from 'react'
import { paths } from '../../../contract/paths.ts'
import type { Role } from '../../../contract/roles.ts'
import { useRootActors } from '../../app/actors.ts'
import { useNavigate } from '../../routing/location.ts'
import { useWhenSessionKnown } from '../../app/useWhenSessionKnown.ts'
import { LogoutView } from '../../views/session/LogoutView.tsx'

/** Page that logs the user out when it is opened, and redirects to the home page (specification, 2). */
export default function LogoutPage({ role }: { role: Role }) {
  const { session } = useRootActors()
  const navigate = useNavigate()

  // Redirects only while this page is open: a person who navigates before the server responds stays on their
  // page.
  useEffect(() => {
    const ended = session.on('signedOut', () => navigate(paths.home, { replace: true }))
    return () => ended.unsubscribe()
  }, [session, navigate])
  useWhenSessionKnown(() => session.send({ type: 'signOut', role }))

  return <LogoutView />
}
