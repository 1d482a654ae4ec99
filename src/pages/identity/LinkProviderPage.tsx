import type { Role } from '../../../contract/roles.ts'
import { loginMachine } from '../../../machines/auth/login.ts'
import { useRootActors } from '../../app/actors.ts'
import { useFlow } from '../../app/useFlow.ts'
import { keep } from '../../effects/auth.ts'
import { linkProvider } from '../../effects/identity/linkProvider.ts'
import { useNextPath } from '../../routing/useNextPath.ts'
import { LinkProviderView } from '../../views/identity/LinkProviderView.tsx'

// Reuses the login machine; the provider has supplied the email address.
const machine = loginMachine.provide({ actors: { login: linkProvider, keep } })

export default function LinkProviderPage({ role }: { role: Role }) {
  const { session } = useRootActors()
  const next = useNextPath()
  const flow = useFlow(machine, {
    input: { role },
    onDone: (signedIn) => session.send({ type: 'signedIn', ...signedIn, next }),
  })
  return <LinkProviderView flow={flow} next={next} />
}
