import { useState } from 'react'
import { fromCallback } from 'xstate'
import { signInRefusals, type SignInRefusal } from '../../../contract/identity/offered.ts'
import type { Role } from '../../../contract/roles.ts'
import { providerSignInMachine } from '../../../machines/identity/providerSignIn.ts'
import { useFlow } from '../../app/useFlow.ts'
import { offeredProviders } from '../../browser/offeredProviders.ts'
import { watchReturn } from '../../browser/watchReturn.ts'
import { useLocation } from '../../routing/location.ts'
import { ProviderButtons } from '../../views/identity/ProviderButtons.tsx'

const machine = providerSignInMachine.provide({
  actors: {
    watchReturn: fromCallback(({ sendBack }) => {
      const report = () => sendBack({ type: 'returned' })
      const endWatching = watchReturn(report)
      // The person has stopped the browser.
      window.navigation?.addEventListener('navigateerror', report)
      return () => {
        endWatching()
        window.navigation?.removeEventListener('navigateerror', report)
      }
    }),
  },
})

/** Buttons of the providers, and why a person is back from one. */
export default function ProviderSignIn({ role, next }: { role: Role; next: string | undefined }) {
  const { search } = useLocation()
  const [providers] = useState(offeredProviders)
  const flow = useFlow(machine, { input: { role, next, refusal: refusalIn(search) } })
  return <ProviderButtons flow={flow} providers={providers} />
}

const refusalIn = (search: string): SignInRefusal | undefined => {
  const code = new URLSearchParams(search).get('refused')
  return signInRefusals.find((each) => each === code)
}
