import type { Role } from '../../../contract/roles.ts'
import { termsNoticeMachine } from '../../../machines/privacy/termsNotice.ts'
import { useRootActors } from '../../app/actors.ts'
import { useFlow } from '../../app/useFlow.ts'
import { acceptTerms } from '../../effects/privacy/terms.ts'
import { TermsNotice } from '../../views/privacy/TermsNotice.tsx'

const machine = termsNoticeMachine.provide({ actors: { acceptTerms } })

interface Props {
  role: Role
  version: string
}

/**
 * Notice for members who have not accepted the current terms. After acceptance the session reloads, and the
 * notice disappears.
 */
export default function TermsToAccept({ role, version }: Props) {
  const { session } = useRootActors()
  const flow = useFlow(machine, {
    input: { role, version },
    onDone: () => session.send({ type: 'outdated' }),
  })
  return <TermsNotice flow={flow} />
}
