import { useEffect } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { paths } from '../../contract/paths.ts'
import { verificationMailMachine } from '../../machines/verificationMail.ts'
import { useUser } from '../actors.ts'
import { resendVerification } from '../flows.ts'
import { useFlow } from '../useFlow.ts'
import { MemberShell } from '../views/MemberShell.tsx'
import { VerificationReminder } from '../views/VerificationReminder.tsx'
import { candidateMenu } from '../words/menus.ts'

const machine = verificationMailMachine.provide({ actors: { resendVerification } })

export default function CandidateLayout() {
  const { pathname, search } = useLocation()
  // A login lands on the dashboard, which is Home by another name.
  const page = pathname === paths.landing.candidate ? paths.dashboard.candidate : pathname
  const user = useUser('candidate')
  const flow = useFlow(machine, { input: { role: 'candidate' } })

  // Logging out leads home, without a connection too.
  useEffect(() => {
    const parts = [
      import('../pages/LogoutPage.tsx'),
      import('../pages/HomePage.tsx'),
      import('./PublicLayout.tsx'),
    ]
    Promise.all(parts).catch(() => undefined)
  }, [])

  return (
    <MemberShell area="Candidate" user={user} menu={candidateMenu} current={page + search}>
      {user && !user.isVerified && <VerificationReminder flow={flow} emailAddress={user.emailAddress} />}
      <Outlet />
    </MemberShell>
  )
}
