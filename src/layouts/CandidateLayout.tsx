import { Outlet, useLocation } from 'react-router-dom'
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
  const user = useUser('candidate')
  const flow = useFlow(machine, { input: { role: 'candidate' } })
  return (
    <MemberShell area="Candidate" user={user} menu={candidateMenu} current={pathname + search}>
      {user && !user.isVerified && <VerificationReminder flow={flow} emailAddress={user.emailAddress} />}
      <Outlet />
    </MemberShell>
  )
}
