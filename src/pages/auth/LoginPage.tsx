import type { Role } from '../../../contract/roles.ts'
import { loginMachine } from '../../../machines/auth/login.ts'
import { useRootActors } from '../../app/actors.ts'
import { keep, login } from '../../effects/auth.ts'
import { useArrival } from '../../app/useArrival.ts'
import { useFlow } from '../../app/useFlow.ts'
import { useDemo } from '../../browser/useDemo.ts'
import { useNext } from '../../routing/useNext.ts'
import { usePageState } from '../../routing/usePageState.ts'
import { LoginView } from '../../views/auth/LoginView.tsx'
import { Providers } from './Providers.tsx'
import { DemoNote } from '../../views/site/DemoNote.tsx'

const machine = loginMachine.provide({ actors: { login, keep } })

export default function LoginPage({ role }: { role: Role }) {
  const { session } = useRootActors()
  const next = useNext()
  const { emailAddress, passwordChanged } = usePageState()
  const flow = useFlow(machine, {
    input: { role },
    onDone: (signedIn) => session.send({ type: 'signedIn', ...signedIn, next }),
  })
  useArrival(role, next, passwordChanged)
  return (
    <LoginView
      flow={flow}
      next={next}
      emailAddress={emailAddress}
      passwordChanged={passwordChanged}
      providers={<Providers role={role} next={next} />}
      note={
        useDemo() && (
          <div className="mt-8">
            <DemoNote role={role} form="login" />
          </div>
        )
      }
    />
  )
}
