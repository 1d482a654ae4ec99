import { useSelector } from '@xstate/react'
import { lazy, Suspense } from 'react'
import { useRootActors } from './actors.ts'
import { FailureBoundary } from './FailureBoundary.tsx'
import { later } from './later.ts'

// They may have to say that the connection is gone.
const Toaster = lazy(later(() => import('./ui/Toaster.tsx').then((module) => ({ default: module.Toaster }))))

/** Shows the notifications. */
export function NotificationsHost() {
  const { notifications } = useRootActors()
  const shown = useSelector(notifications, ({ context }) => context.notifications)
  const everTold = useSelector(notifications, ({ context }) => context.nextId > 1)

  if (!everTold) return null
  return (
    <FailureBoundary fallback={null}>
      <Suspense fallback={null}>
        <Toaster notifications={shown} onDismiss={(id) => notifications.send({ type: 'dismiss', id })} />
      </Suspense>
    </FailureBoundary>
  )
}
