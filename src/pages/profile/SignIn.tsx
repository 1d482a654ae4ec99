import { lazy, Suspense } from 'react'
import type { Role } from '../../../contract/roles.ts'
import type { User } from '../../../contract/user.ts'
import { changePasswordMachine } from '../../../machines/profile/changePassword.ts'
import { useFlow } from '../../app/useFlow.ts'
import { useOffersProviders } from '../../browser/useOffersProviders.ts'
import { changePassword } from '../../effects/profile.ts'
import { FailureBoundary } from '../../ui/feedback/FailureBoundary.tsx'
import { ChangePassword } from '../../views/profile/ChangePassword.tsx'

const FirstPassword = lazy(() => import('../identity/FirstPassword.tsx'))
const EmailAddress = lazy(() => import('../identity/EmailAddress.tsx'))
const ConnectedAccounts = lazy(() => import('../identity/ConnectedAccounts.tsx'))
const Passkeys = lazy(() => import('../identity/Passkeys.tsx'))

const machine = changePasswordMachine.provide({ actors: { changePassword } })

/** Panels about the login methods of an account. */
export function SignIn({ role, user }: { role: Role; user: User }) {
  const flow = useFlow(machine, { input: { role } })
  const change = <ChangePassword flow={flow} emailAddress={user.emailAddress} />
  return (
    <>
      {user.provider === 'social' ? (
        <FailureBoundary fallback={null}>
          <Suspense>
            <FirstPassword role={role} emailAddress={user.emailAddress}>
              {change}
            </FirstPassword>
          </Suspense>
        </FailureBoundary>
      ) : (
        change
      )}
      <FailureBoundary fallback={null}>
        <Suspense>
          <EmailAddress role={role} emailAddress={user.emailAddress} />
        </Suspense>
      </FailureBoundary>
      {useOffersProviders() && (
        <FailureBoundary fallback={null}>
          <Suspense>
            <ConnectedAccounts role={role} />
          </Suspense>
        </FailureBoundary>
      )}
      <FailureBoundary fallback={null}>
        <Suspense>
          {import.meta.env.VITE_HOSTED_URL ? undefined : (
            <Passkeys role={role} emailAddress={user.emailAddress} />
          )}
        </Suspense>
      </FailureBoundary>
    </>
  )
}
