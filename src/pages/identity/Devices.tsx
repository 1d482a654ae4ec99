import { useSelector } from '@xstate/react'
import type { Role } from '../../../contract/roles.ts'
import { devicesMachine, sessionCommandsMachine } from '../../../machines/identity/devices.ts'
import { required } from '../../../machines/shared/required.ts'
import { useFlow } from '../../app/useFlow.ts'
import { listSessions, sessionCommands } from '../../effects/identity/devices.ts'
import { readingWith } from '../../effects/shared/readingWith.ts'
import { DevicesPanel } from '../../views/identity/DevicesPanel.tsx'

const machine = devicesMachine.provide({
  actors: {
    sessions: readingWith(listSessions),
    commands: sessionCommandsMachine.provide({ actors: { command: sessionCommands } }),
  },
})

/** Devices on which the member is logged in, with buttons to sign them out. */
export default function Devices({ role }: { role: Role }) {
  const flow = useFlow(machine, { input: { role } })
  const reading = useSelector(flow, ({ children }) => required(children.sessions))
  const commands = useSelector(flow, ({ children }) => required(children.commands))
  const data = useSelector(reading, ({ context }) => context.data)
  return <DevicesPanel role={role} reading={reading} commands={commands} sessions={data?.sessions} />
}
