import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useRootActors } from './actors.ts'
import { FailureBoundary } from '../ui/feedback/FailureBoundary.tsx'
import { onFirstTouch } from '../browser/onFirstTouch.ts'

// It may have to say that the connection is gone.
const loadToaster = onFirstTouch(() => import('../ui/feedback/Toaster.tsx'))

/** Shows the notifications. */
export function NotificationsHost() {
  const { notifications } = useRootActors()
  const shown = useSelector(notifications, ({ context }) => context.notifications)
  const [toaster, setToaster] = useState<Awaited<ReturnType<typeof loadToaster>>>()

  // One that could not be loaded is asked for again whenever there is more to tell, and when the connection is back.
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
