import { useSelector } from '@xstate/react'
import type { Role } from '../../../contract/roles.ts'
import { passkeyCommandsMachine, passkeysMachine } from '../../../machines/identity/passkeys.ts'
import { required } from '../../../machines/shared/required.ts'
import { useFlow } from '../../app/useFlow.ts'
import { addPasskey, listPasskeys, passkeyCommands } from '../../effects/identity/passkeys.ts'
import { readingWith } from '../../effects/shared/readingWith.ts'
import { PasskeysPanel } from '../../views/identity/PasskeysPanel.tsx'

const machine = passkeysMachine.provide({
  actors: {
    passkeys: readingWith(listPasskeys),
    commands: passkeyCommandsMachine.provide({ actors: { command: passkeyCommands } }),
    addPasskey,
  },
})

/** Passkeys of the account, with a form to add one. */
export default function Passkeys({ role, emailAddress }: { role: Role; emailAddress: string }) {
  const flow = useFlow(machine, { input: { role } })
  const reading = useSelector(flow, ({ children }) => required(children.passkeys))
  const commands = useSelector(flow, ({ children }) => required(children.commands))
  const passkeys = useSelector(reading, ({ context }) => context.data)
  return (
    <PasskeysPanel
      role={role}
      emailAddress={emailAddress}
      flow={flow}
      reading={reading}
      commands={commands}
      passkeys={passkeys}
    />
  )
}
