import { lazy, Suspense, type ReactNode } from 'react'
import type { Role } from '../../../contract/roles.ts'
import type { User } from '../../../contract/user.ts'
import { FailureBoundary } from '../../ui/feedback/FailureBoundary.tsx'
import { Storage } from './Storage.tsx'

const Devices = lazy(() => import('../identity/Devices.tsx'))
const DataExport = lazy(() => import('../privacy/DataExport.tsx'))
const Deletion = lazy(() => import('../privacy/Deletion.tsx'))

/** Panels about the data of an account. */
export const OwnData = ({ role, user }: { role: Role; user: User }) => (
  <>
    <OnDemand>
      <Devices role={role} />
    </OnDemand>
    {role === 'candidate' && <Storage />}
    <OnDemand>
      <DataExport role={role} />
    </OnDemand>
    <OnDemand>
      <Deletion role={role} user={user} />
    </OnDemand>
  </>
)

/** A panel that is left out where it cannot be loaded. */
const OnDemand = ({ children }: { children: ReactNode }) => (
  <FailureBoundary fallback={null}>
    <Suspense>{children}</Suspense>
  </FailureBoundary>
)
