import { useUser } from '../../app/actors.ts'
import { MemberHomeView } from '../../views/session/MemberHomeView.tsx'

export default function MemberHomePage() {
  const user = useUser('candidate')
  return user && <MemberHomeView user={user} />
}
