import { useEffect } from 'react'
import type { Role } from '../../contract/roles.ts'
import { useRootActors } from '../actors.ts'
import { LogoutView } from '../views/LogoutView.tsx'

/** Visiting it logs the user out (specification, 2). */
export default function LogoutPage({ role }: { role: Role }) {
  const { session } = useRootActors()
  useEffect(() => {
    session.send({ type: 'signOut', role })
  }, [session, role])
  return <LogoutView />
}
