import { useSelector } from '@xstate/react'
import type { Role } from '../../../contract/roles.ts'
import {
  addressCommandsMachine,
  addressFormMachine,
  emailAddressMachine,
} from '../../../machines/identity/emailAddress.ts'
import { required } from '../../../machines/shared/required.ts'
import { useRootActors } from '../../app/actors.ts'
import { useFlow } from '../../app/useFlow.ts'
import {
  addressCommands,
  changeEmailAddress,
  readAddressChange,
} from '../../effects/identity/emailAddress.ts'
import { readProofWays } from '../../effects/identity/proof.ts'
import { readingWith } from '../../effects/shared/readingWith.ts'
import { EmailAddressPanel } from '../../views/identity/EmailAddressPanel.tsx'

const machine = emailAddressMachine.provide({
  actors: {
    change: readingWith(readAddressChange),
    ways: readingWith(readProofWays),
    commands: addressCommandsMachine.provide({ actors: { command: addressCommands } }),
    form: addressFormMachine.provide({ actors: { changePassword: changeEmailAddress } }),
  },
})

/** Form for changing the member's email address. */
export default function EmailAddress({ role, emailAddress }: { role: Role; emailAddress: string }) {
  const { session } = useRootActors()
  const flow = useFlow(machine, { input: { role } })
  const reading = useSelector(flow, ({ children }) => required(children.change))
  const commands = useSelector(flow, ({ children }) => required(children.commands))
  const form = useSelector(flow, ({ children }) => required(children.form))
  const waysReading = useSelector(flow, ({ children }) => required(children.ways))
  const data = useSelector(reading, ({ context }) => context.data)
  const ways = useSelector(waysReading, ({ context }) => context.data)
  return (
    <EmailAddressPanel
      role={role}
      emailAddress={emailAddress}
      reading={reading}
      commands={commands}
      form={form}
      pending={data?.pending}
      waysReading={waysReading}
      ways={ways}
      onLogin={() => session.send({ type: 'logInAgain', role })}
    />
  )
}
