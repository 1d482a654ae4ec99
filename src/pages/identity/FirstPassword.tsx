import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { Role } from '../../../contract/roles.ts'
import { firstPasswordMachine } from '../../../machines/identity/firstPassword.ts'
import { useRootActors } from '../../app/actors.ts'
import { useFlow } from '../../app/useFlow.ts'
import { useReading } from '../../app/useReading.ts'
import { readProofWays } from '../../effects/identity/proof.ts'
import { setPassword } from '../../effects/identity/setPassword.ts'
import { SetPassword } from '../../views/identity/SetPassword.tsx'

const machine = firstPasswordMachine.provide({ actors: { changePassword: setPassword } })

interface Props {
  role: Role
  emailAddress: string
  /** Panel of an account that has a password. */
  children: ReactNode
}

/** Password of an account that was made with a provider: it is set once, and changed from then on. */
export default function FirstPassword({ role, emailAddress, children }: Props) {
  const { session } = useRootActors()
  const { flow: reading, data: ways } = useReading(readProofWays, { role })
  const flow = useFlow(machine, { input: { role } })
  const isSet = useSelector(flow, ({ context }) => context.changes > 0)
  if (isSet || ways?.password) return children
  return (
    <SetPassword
      flow={flow}
      reading={reading}
      emailAddress={emailAddress}
      ways={ways}
      onLogin={() => session.send({ type: 'logInAgain', role })}
    />
  )
}
