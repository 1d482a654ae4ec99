import { useSelector } from '@xstate/react'
import { lazy, Suspense } from 'react'
import { useRootActors } from './actors.ts'

const Toaster = lazy(() => import('./ui/Toaster.tsx').then((module) => ({ default: module.Toaster })))

/** Shows the notifications. Nothing of it is loaded before there is something to tell. */
export function NotificationsHost() {
  const { notifications } = useRootActors()
  const shown = useSelector(notifications, ({ context }) => context.notifications)
  const everTold = useSelector(notifications, ({ context }) => context.nextId > 1)
  if (!everTold) return null
  return (
    <Suspense fallback={null}>
      <Toaster notifications={shown} onDismiss={(id) => notifications.send({ type: 'dismiss', id })} />
    </Suspense>
  )
}
