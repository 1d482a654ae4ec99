import { lazy, Suspense } from 'react'
import type { Role } from '../../../contract/roles.ts'
import { FailureBoundary } from '../../ui/feedback/FailureBoundary.tsx'
import { Storage } from './Storage.tsx'

const Devices = lazy(() => import('../identity/Devices.tsx'))
const DataExport = lazy(() => import('../privacy/DataExport.tsx'))

/** Panels about the data of an account. */
export const OwnData = ({ role }: { role: Role }) => (
  <>
    <FailureBoundary fallback={null}>
      <Suspense>
        <Devices role={role} />
      </Suspense>
    </FailureBoundary>
    {role === 'candidate' && <Storage />}
    <FailureBoundary fallback={null}>
      <Suspense>
        <DataExport role={role} />
      </Suspense>
    </FailureBoundary>
  </>
)
