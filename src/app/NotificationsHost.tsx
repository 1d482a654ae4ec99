import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useRootActors } from './actors.ts'
import { FailureBoundary } from '../ui/feedback/FailureBoundary.tsx'
import { onFirstTouch } from '../browser/onFirstTouch.ts'

// Loaded on the first interaction, because a notification may have to report a lost connection.
const loadToaster = onFirstTouch(() => import('../ui/feedback/Toaster.tsx'))

/** Renders the notifications of the root actor. */
export function NotificationsHost() {
  const { notifications } = useRootActors()
  const shown = useSelector(notifications, ({ context }) => context.notifications)
  const [toaster, setToaster] = useState<Awaited<ReturnType<typeof loadToaster>>>()

  // A failed import is retried with each new notification, and when the device is back online.
  useEffect(() => {
    if (toaster) return undefined
    const load = () => {
      if (notifications.getSnapshot().matches('showing')) loadToaster().then(setToaster, () => undefined)
    }
    load()
    const told = notifications.subscribe(load)
    addEventListener('online', load)
    return () => {
      told.unsubscribe()
      removeEventListener('online', load)
    }
  }, [notifications, toaster])

  return (
    toaster && (
      <FailureBoundary fallback={null}>
        <toaster.Toaster
          notifications={shown}
          onDismiss={(id) => notifications.send({ type: 'dismiss', id })}
        />
      </FailureBoundary>
    )
  )
}
