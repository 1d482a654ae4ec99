import { Outlet, useLocation } from 'react-router-dom'
import { useUser } from '../actors.ts'
import { MemberShell } from '../views/MemberShell.tsx'
import { candidateMenu } from '../words/menus.ts'

export default function CandidateLayout() {
  const { pathname, search } = useLocation()
  const user = useUser('candidate')
  return (
    <MemberShell area="Candidate" user={user} menu={candidateMenu} current={pathname + search}>
      <Outlet />
    </MemberShell>
  )
}
