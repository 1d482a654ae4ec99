import { useSelector } from '@xstate/react'
import type { Role } from '../../../contract/roles.ts'
import {
  addressCommandsMachine,
  addressFormMachine,
  emailAddressMachine,
} from '../../../machines/identity/emailAddress.ts'
import { required } from '../../../machines/shared/required.ts'
import { useFlow } from '../../app/useFlow.ts'
import {
  addressCommands,
  changeEmailAddress,
  readAddressChange,
} from '../../effects/identity/emailAddress.ts'
import { readingWith } from '../../effects/shared/readingWith.ts'
import { EmailAddressPanel } from '../../views/identity/EmailAddressPanel.tsx'

const machine = emailAddressMachine.provide({
  actors: {
    change: readingWith(readAddressChange),
    commands: addressCommandsMachine.provide({ actors: { command: addressCommands } }),
    form: addressFormMachine.provide({ actors: { changePassword: changeEmailAddress } }),
  },
})

/** The e-mail address of a member is changed here. */
export default function EmailAddress({ role, emailAddress }: { role: Role; emailAddress: string }) {
  const flow = useFlow(machine, { input: { role } })
  const reading = useSelector(flow, ({ children }) => required(children.change))
  const commands = useSelector(flow, ({ children }) => required(children.commands))
  const form = useSelector(flow, ({ children }) => required(children.form))
  const data = useSelector(reading, ({ context }) => context.data)
  return (
    <EmailAddressPanel
      role={role}
      emailAddress={emailAddress}
      reading={reading}
      commands={commands}
      form={form}
      pending={data?.pending}
    />
  )
}
