import { useEffect } from 'react'
import { paths } from '../../../contract/paths.ts'
import type { Role } from '../../../contract/roles.ts'
import { useRootActors } from '../../app/actors.ts'
import { useNavigate } from '../../routing/location.ts'
import { useWhenSessionKnown } from '../../app/useWhenSessionKnown.ts'
import { LogoutView } from '../../views/session/LogoutView.tsx'

/** Visiting it logs the user out, and leads home (specification, 2), unless they have gone on before the server knows. */
export default function LogoutPage({ role }: { role: Role }) {
  const { session } = useRootActors()
  const navigate = useNavigate()

  // Only while this page is shown: somebody who has moved on before the server responds stays where they are.
  useEffect(() => {
    const ended = session.on('signedOut', () => navigate(paths.home, { replace: true }))
    return () => ended.unsubscribe()
  }, [session, navigate])
  useWhenSessionKnown(() => session.send({ type: 'signOut', role }))

  return <LogoutView />
}
