import type { Role } from '../../contract/roles.ts'
import { registrationMachine } from '../../machines/registration.ts'
import { useRootActors } from '../actors.ts'
import { register } from '../flows.ts'
import { useArrival } from '../useArrival.ts'
import { useAttempt } from '../useAttempt.ts'
import { useFlow } from '../useFlow.ts'
import { useNext } from '../useNext.ts'
import { usePageState } from '../usePageState.ts'
import { RegistrationView } from '../views/RegistrationView.tsx'

const machine = registrationMachine.provide({ actors: { register } })

export default function RegistrationPage({ role }: { role: Role }) {
  return <Registration key={useAttempt()} role={role} />
}

function Registration({ role }: { role: Role }) {
  const { session } = useRootActors()
  const next = useNext()
  const { emailAddress } = usePageState()
  const flow = useFlow(machine, {
    input: { role },
    onDone: (signedIn) => session.send({ type: 'signedIn', ...signedIn, next }),
  })
  useArrival(role, next)
  return <RegistrationView flow={flow} next={next} emailAddress={emailAddress} />
}
