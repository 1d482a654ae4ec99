import type { Role } from '../../../contract/roles.ts'
import { registrationMachine } from '../../../machines/auth/registration.ts'
import { useRootActors } from '../../app/actors.ts'
import { keep, register } from '../../effects/auth.ts'
import { useReportVisit } from '../../app/useReportVisit.ts'
import { useFlow } from '../../app/useFlow.ts'
import { useNextPath } from '../../routing/useNextPath.ts'
import { usePageState } from '../../routing/usePageState.ts'
import { Providers } from './Providers.tsx'
import { RegistrationView } from '../../views/auth/RegistrationView.tsx'

const machine = registrationMachine.provide({ actors: { register, keep } })

export default function RegistrationPage({ role }: { role: Role }) {
  const { session } = useRootActors()
  const next = useNextPath()
  const { emailAddress } = usePageState()
  const flow = useFlow(machine, {
    input: { role },
    onDone: (signedIn) => session.send({ type: 'signedIn', ...signedIn, next }),
  })
  useReportVisit(role, next)
  return (
    <RegistrationView
      flow={flow}
      next={next}
      emailAddress={emailAddress}
      providers={<Providers role={role} next={next} />}
    />
  )
}
