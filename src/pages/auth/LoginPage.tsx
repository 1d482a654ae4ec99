import type { Role } from '../../../contract/roles.ts'
import type { User } from '../../../contract/user.ts'
import { loginMachine } from '../../../machines/auth/login.ts'
import { passkeyLoginMachine } from '../../../machines/identity/passkeyLogin.ts'
import { useRootActors } from '../../app/actors.ts'
import { keep, login } from '../../effects/auth.ts'
import { offerPasskey, usePasskey } from '../../effects/identity/passkeyLogin.ts'
import { useReportVisit } from '../../app/useReportVisit.ts'
import { useFlow } from '../../app/useFlow.ts'
import { useDemo } from '../../browser/useDemo.ts'
import { useNextPath } from '../../routing/useNextPath.ts'
import { usePageState } from '../../routing/usePageState.ts'
import { LoginView } from '../../views/auth/LoginView.tsx'
import { Providers } from './Providers.tsx'
import { PasskeyButton } from '../../views/identity/PasskeyButton.tsx'
import { DemoNote } from '../../views/site/DemoNote.tsx'

const machine = loginMachine.provide({ actors: { login, keep } })
const passkeyMachine = passkeyLoginMachine.provide({ actors: { offerPasskey, usePasskey, keep } })

export default function LoginPage({ role }: { role: Role }) {
  const { session } = useRootActors()
  const next = useNextPath()
  const { emailAddress, passwordChanged } = usePageState()
  const onDone = (signedIn: { role: Role; user: User }) =>
    session.send({ type: 'signedIn', ...signedIn, next })
  const passkeyFlow = useFlow(passkeyMachine, { input: { role }, onDone })
  // Created last, because the inspector selects the newest flow.
  const flow = useFlow(machine, { input: { role }, onDone })
  useReportVisit(role, next, passwordChanged)
  return (
    <LoginView
      flow={flow}
      next={next}
      emailAddress={emailAddress}
      passwordChanged={passwordChanged}
      // Hosted backends do not support passkeys.
      passkey={import.meta.env.VITE_HOSTED_URL ? undefined : <PasskeyButton flow={passkeyFlow} />}
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
