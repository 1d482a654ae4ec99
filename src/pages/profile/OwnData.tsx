import { lazy, Suspense, type ReactNode } from 'react'
import type { Role } from '../../../contract/roles.ts'
import type { User } from '../../../contract/user.ts'
import { FailureBoundary } from '../../ui/feedback/FailureBoundary.tsx'
import { Storage } from './Storage.tsx'

const Devices = lazy(() => import('../identity/Devices.tsx'))
const DataExport = lazy(() => import('../privacy/DataExport.tsx'))
const Deletion = lazy(() => import('../privacy/Deletion.tsx'))

/** Panels about the account's data. One Suspense boundary shows them together, to avoid layout shifts. */
export const OwnData = ({ role, user }: { role: Role; user: User }) => (
  <Suspense>
    <Dispensable>
      <Devices role={role} />
    </Dispensable>
    {role === 'candidate' && <Storage />}
    <Dispensable>
      <DataExport role={role} />
    </Dispensable>
    <Dispensable>
      <Deletion role={role} user={user} />
    </Dispensable>
  </Suspense>
)

/** Panel that is omitted if its code cannot be loaded. */
const Dispensable = ({ children }: { children: ReactNode }) => (
  <FailureBoundary fallback={null}>{children}</FailureBoundary>
)
