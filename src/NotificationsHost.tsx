import { useSelector } from '@xstate/react'
import { lazy, Suspense, useEffect } from 'react'
import { useRootActors } from './actors.ts'
import { FailureBoundary } from './FailureBoundary.tsx'

const load = () => import('./ui/Toaster.tsx').then((module) => ({ default: module.Toaster }))
const Toaster = lazy(load)

/** Shows the notifications. They are loaded when a person begins to do something: they may have to say that the connection is gone. */
export function NotificationsHost() {
  const { notifications } = useRootActors()
  const shown = useSelector(notifications, ({ context }) => context.notifications)
  const everTold = useSelector(notifications, ({ context }) => context.nextId > 1)

  useEffect(() => {
    const begin = () => void load().catch(() => undefined)
    addEventListener('focusin', begin, { once: true })
    return () => removeEventListener('focusin', begin)
  }, [])

  if (!everTold) return null
  return (
    <FailureBoundary fallback={null}>
      <Suspense fallback={null}>
        <Toaster notifications={shown} onDismiss={(id) => notifications.send({ type: 'dismiss', id })} />
      </Suspense>
    </FailureBoundary>
  )
}
