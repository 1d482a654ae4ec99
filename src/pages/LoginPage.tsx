import type { Role } from '../../contract/roles.ts'
import { loginMachine } from '../../machines/login.ts'
import { useRootActors } from '../actors.ts'
import { login } from '../flows.ts'
import { useArrival } from '../useArrival.ts'
import { useAttempt } from '../useAttempt.ts'
import { useFlow } from '../useFlow.ts'
import { useNext } from '../useNext.ts'
import { usePageState } from '../usePageState.ts'
import { LoginView } from '../views/LoginView.tsx'

const machine = loginMachine.provide({ actors: { login } })

export default function LoginPage({ role }: { role: Role }) {
  return <Login key={useAttempt()} role={role} />
}

function Login({ role }: { role: Role }) {
  const { session } = useRootActors()
  const next = useNext()
  const { emailAddress, passwordChanged } = usePageState()
  const flow = useFlow(machine, {
    input: { role },
    onDone: (signedIn) => session.send({ type: 'signedIn', ...signedIn, next }),
  })
  useArrival(role, next, passwordChanged)
  return <LoginView flow={flow} next={next} emailAddress={emailAddress} passwordChanged={passwordChanged} />
}
