import { useSelector } from '@xstate/react'
import type { Role } from '../../../contract/roles.ts'
import { keepAccountPageMachine } from '../../../machines/privacy/keepAccountPage.ts'
import { keepCommandsMachine } from '../../../machines/privacy/keepCommands.ts'
import { required } from '../../../machines/shared/required.ts'
import { useRootActors } from '../../app/actors.ts'
import { useFlow } from '../../app/useFlow.ts'
import { keepCommands } from '../../effects/privacy/deletion.ts'
import { KeepAccountView } from '../../views/privacy/KeepAccountView.tsx'

const machine = keepAccountPageMachine.provide({
  actors: { commands: keepCommandsMachine.provide({ actors: { command: keepCommands } }) },
})

/** Page that replaces all member pages after the account was deleted, with a button to keep the account. */
export default function KeepAccountPage({ role, erasedOn }: { role: Role; erasedOn: string }) {
  const { session } = useRootActors()
  const page = useFlow(machine, { input: { role } })
  const commands = useSelector(page, ({ children }) => required(children.commands))
  return (
    <KeepAccountView
      flow={commands}
      role={role}
      erasedOn={erasedOn}
      onLogout={() => session.send({ type: 'signOut', role })}
    />
  )
}
