import { lazy, Suspense } from 'react'
import type { Role } from '../../../contract/roles.ts'
import { useOffersProviders } from '../../browser/useOffersProviders.ts'

// Nothing of it is loaded where no provider is offered.
const ProviderSignIn = lazy(() => import('../identity/ProviderSignIn.tsx'))

/** Other ways to log in and to register, where the server has any. */
export const Providers = (props: { role: Role; next: string | undefined }) =>
  useOffersProviders() && (
    <Suspense>
      <ProviderSignIn {...props} />
    </Suspense>
  )
