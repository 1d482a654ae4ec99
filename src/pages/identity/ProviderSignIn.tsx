import { useState } from 'react'
import type { Role } from '../../../contract/roles.ts'
import { useFlow } from '../../app/useFlow.ts'
import { offeredProviders } from '../../browser/offeredProviders.ts'
import { useLocation } from '../../routing/location.ts'
import { ProviderButtons } from '../../views/identity/ProviderButtons.tsx'
import { leavingForProvider, refusalIn } from './leavingForProvider.ts'

/** Provider buttons, with the reason for a failed sign-in. */
export default function ProviderSignIn({ role, next }: { role: Role; next: string | undefined }) {
  const { search } = useLocation()
  const [providers] = useState(offeredProviders)
  const flow = useFlow(leavingForProvider, { input: { role, next, refusal: refusalIn(search) } })
  return <ProviderButtons flow={flow} providers={providers} />
}
