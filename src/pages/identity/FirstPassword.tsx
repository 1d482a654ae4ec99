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
  /** Panel for accounts that have a password. */
  children: ReactNode
}

/**
 * Form for the first password of an account created with a provider. Replaced by its children once a password
 * is set.
 */
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
