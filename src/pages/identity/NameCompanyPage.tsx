import { registrationMachine } from '../../../machines/auth/registration.ts'
import { useRootActors } from '../../app/actors.ts'
import { useFlow } from '../../app/useFlow.ts'
import { keep } from '../../effects/auth.ts'
import { finishRegistration } from '../../effects/identity/finishRegistration.ts'
import { useNextPath } from '../../routing/useNextPath.ts'
import { NameCompanyView } from '../../views/identity/NameCompanyView.tsx'

// Reuses the registration machine; the provider has supplied name and email address.
const machine = registrationMachine.provide({ actors: { register: finishRegistration, keep } })

export default function NameCompanyPage() {
  const { session } = useRootActors()
  const next = useNextPath()
  const flow = useFlow(machine, {
    input: { role: 'employer' },
    onDone: (signedIn) => session.send({ type: 'signedIn', ...signedIn, next }),
  })
  return <NameCompanyView flow={flow} next={next} />
}
