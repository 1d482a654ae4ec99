import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { Role } from '../../../contract/roles.ts'
import {
  connectedAccountsMachine,
  providerCommandsMachine,
} from '../../../machines/identity/connectedAccounts.ts'
import { required } from '../../../machines/shared/required.ts'
import { useRootActors } from '../../app/actors.ts'
import { useFlow } from '../../app/useFlow.ts'
import { offeredProviders } from '../../browser/offeredProviders.ts'
import { listProviders, providerCommands } from '../../effects/identity/connectedAccounts.ts'
import { readingWith } from '../../effects/shared/readingWith.ts'
import { useLocation } from '../../routing/location.ts'
import { ConnectedAccountsPanel } from '../../views/identity/ConnectedAccountsPanel.tsx'
import { leavingForProvider, refusalIn } from './leavingForProvider.ts'

const machine = connectedAccountsMachine.provide({
  actors: {
    providers: readingWith(listProviders),
    commands: providerCommandsMachine.provide({ actors: { command: providerCommands } }),
  },
})

/** Providers connected to the account, with buttons to disconnect them. */
export default function ConnectedAccounts({ role }: { role: Role }) {
  const flow = useFlow(machine, { input: { role } })
  const reading = useSelector(flow, ({ children }) => required(children.providers))
  const commands = useSelector(flow, ({ children }) => required(children.commands))
  const providers = useSelector(reading, ({ context }) => context.data)
  const { session } = useRootActors()
  const { search } = useLocation()
  const [offered] = useState(offeredProviders)
  const connecting = useFlow(leavingForProvider, {
    input: { role, connects: true, refusal: refusalIn(search) },
  })
  return (
    <ConnectedAccountsPanel
      role={role}
      reading={reading}
      commands={commands}
      providers={providers}
      connecting={connecting}
      offered={offered}
      connected={new URLSearchParams(search).get('connected') ?? undefined}
      onLogin={() => session.send({ type: 'logInAgain', role })}
    />
  )
}
