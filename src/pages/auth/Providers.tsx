import { lazy, Suspense } from 'react'
import type { Role } from '../../../contract/roles.ts'
import { useOffersProviders } from '../../browser/useOffersProviders.ts'

// Loaded only if the server offers providers.
const ProviderSignIn = lazy(() => import('../identity/ProviderSignIn.tsx'))

/** Buttons to log in or register with a provider, if the server offers any. */
export const Providers = (props: { role: Role; next: string | undefined }) =>
  useOffersProviders() && (
    <Suspense>
      <ProviderSignIn {...props} />
    </Suspense>
  )
