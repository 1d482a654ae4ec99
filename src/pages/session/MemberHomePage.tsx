import type { Role } from '../../../contract/roles.ts'
import { useUser } from '../../app/actors.ts'
import { MemberHomeView } from '../../views/session/MemberHomeView.tsx'

export default function MemberHomePage({ role }: { role: Role }) {
  const user = useUser(role)
  return user && <MemberHomeView role={role} user={user} />
}
