import { useEffect } from 'react'
import type { Role } from '../../../contract/roles.ts'
import { forgotPasswordMachine } from '../../../machines/auth/forgotPassword.ts'
import { useNavigation } from '../../routing/location.ts'
import { forgotPassword } from '../../effects/auth.ts'
import { useFlow } from '../../app/useFlow.ts'
import { useNextPath } from '../../routing/useNextPath.ts'
import { usePageState } from '../../routing/usePageState.ts'
import { ForgotPasswordView } from '../../views/auth/ForgotPasswordView.tsx'

const machine = forgotPasswordMachine.provide({ actors: { forgotPassword } })

export default function ForgotPasswordPage({ role }: { role: Role }) {
  const { replaceState } = useNavigation()
  const { emailAddress, resendAt } = usePageState()
  const next = useNextPath()
  const flow = useFlow(machine, { input: { role } })

  useEffect(() => {
    if (emailAddress && resendAt) flow.send({ type: 'restored', emailAddress, resendAt })
    // Mirrors the state in the history entry, so that a reload restores it. After going back to the form, a
    // reload shows the form.
    const followed = flow.subscribe((snapshot) => {
      if (snapshot.matches('asking')) replaceState({ emailAddress })
      else if (snapshot.matches('sent')) replaceState(snapshot.context.sent)
    })
    return () => followed.unsubscribe()
  }, [flow, replaceState, emailAddress, resendAt])

  return <ForgotPasswordView flow={flow} next={next} emailAddress={emailAddress} />
}
