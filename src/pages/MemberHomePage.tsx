import type { Role } from '../../contract/roles.ts'
import { useUser } from '../actors.ts'
import { MemberHomeView } from '../views/MemberHomeView.tsx'

export default function MemberHomePage({ role }: { role: Role }) {
  const user = useUser(role)
  return user && <MemberHomeView role={role} user={user} />
}
