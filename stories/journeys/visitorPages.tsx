import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../contract/paths.ts'
import type { MailedLink } from '../../machines/createPassword.ts'
import { roleChooserMachine } from '../../machines/roleChooser.ts'
import { useRootActors } from '../../src/actors.ts'
import { TextLink } from '../../src/ui/TextLink.tsx'
import { useFlow } from '../../src/useFlow.ts'
import { useMailedLink } from '../../src/useMailedLink.ts'
import { usePageState } from '../../src/usePageState.ts'
import { CreatePasswordView } from '../../src/views/CreatePasswordView.tsx'
import { ForgotPasswordView } from '../../src/views/ForgotPasswordView.tsx'
import { LoginView } from '../../src/views/LoginView.tsx'
import { RegistrationView } from '../../src/views/RegistrationView.tsx'
import { RoleChooserView } from '../../src/views/RoleChooserView.tsx'
import type { Machines } from './memory.ts'

const input = { role: 'candidate' } as const

export function ChooseRole() {
  const navigate = useNavigate()
  const flow = useFlow(roleChooserMachine, { input: { purpose: 'register' } })
  useEffect(() => {
    const left = flow.on('leave', ({ to }) => void navigate(to))
    return () => left.unsubscribe()
  }, [flow, navigate])
  return <RoleChooserView flow={flow} />
}

export function Register({ machine }: { machine: Machines['registration'] }) {
  const { session } = useRootActors()
  const { emailAddress } = usePageState()
  const flow = useFlow(machine, {
    input,
    onDone: (signedIn) => session.send({ type: 'signedIn', ...signedIn }),
  })
  return <RegistrationView flow={flow} emailAddress={emailAddress} />
}

export function LogIn({ machine }: { machine: Machines['login'] }) {
  const { session } = useRootActors()
  const { emailAddress, passwordChanged } = usePageState()
  const flow = useFlow(machine, {
    input,
    onDone: (signedIn) => session.send({ type: 'signedIn', ...signedIn }),
  })
  return <LoginView flow={flow} emailAddress={emailAddress} passwordChanged={passwordChanged} />
}

/** The link that the mail would bring stands below the page. */
export function ForgotPassword({ machine }: { machine: Machines['forgotPassword'] }) {
  const { emailAddress } = usePageState()
  const [mailedTo, setMailedTo] = useState<string>()
  const flow = useFlow(machine, { input })
  useEffect(() => {
    const sent = flow.on('sent', (event) => setMailedTo(event.emailAddress))
    return () => sent.unsubscribe()
  }, [flow])
  return (
    <>
      <ForgotPasswordView flow={flow} emailAddress={emailAddress} />
      {mailedTo && (
        <aside aria-label="Mail" className="px-gutter py-8">
          <TextLink href={paths.createPassword('candidate', mailedTo, 'code')}>The link in the mail</TextLink>
        </aside>
      )}
    </>
  )
}

export function NewPassword({ machine }: { machine: Machines['createPassword'] }) {
  const link = useMailedLink('candidate')
  return link && <NewPasswordFor machine={machine} link={link} />
}

function NewPasswordFor({ machine, link }: { machine: Machines['createPassword']; link: MailedLink }) {
  const { session } = useRootActors()
  const flow = useFlow(machine, {
    input: link,
    onDone: ({ role, emailAddress }) =>
      session.send({
        type: 'finished',
        to: paths.login(role),
        state: { emailAddress, passwordChanged: true },
      }),
  })
  return <CreatePasswordView flow={flow} />
}
