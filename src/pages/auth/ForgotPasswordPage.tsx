import { useEffect } from 'react'
import type { Role } from '../../../contract/roles.ts'
import { forgotPasswordMachine } from '../../../machines/auth/forgotPassword.ts'
import { useNavigation } from '../../routing/location.ts'
import { forgotPassword } from '../../effects/auth.ts'
import { useFlow } from '../../app/useFlow.ts'
import { useNext } from '../../routing/useNext.ts'
import { usePageState } from '../../routing/usePageState.ts'
import { ForgotPasswordView } from '../../views/auth/ForgotPasswordView.tsx'

const machine = forgotPasswordMachine.provide({ actors: { forgotPassword } })

export default function ForgotPasswordPage({ role }: { role: Role }) {
  const { amend } = useNavigation()
  const { emailAddress, resendAt } = usePageState()
  const next = useNext()
  const flow = useFlow(machine, { input: { role } })

  useEffect(() => {
    const sent = flow.on('sent', ({ type: _type, ...link }) => amend(link))
    if (emailAddress && resendAt) flow.send({ type: 'restored', emailAddress, resendAt })
    // A reload shows the form again to whoever went back to it.
    const followed = flow.subscribe((snapshot) => {
      if (snapshot.matches('asking')) amend({ emailAddress })
    })
    return () => {
      sent.unsubscribe()
      followed.unsubscribe()
    }
  }, [flow, amend, emailAddress, resendAt])

  return <ForgotPasswordView flow={flow} next={next} emailAddress={emailAddress} />
}
