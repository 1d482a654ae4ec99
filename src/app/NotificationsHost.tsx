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
  const [part, setPart] = useState<Awaited<ReturnType<typeof loadToaster>>>()

  // A part that did not come is asked for again whenever there is more to tell, and when the connection is back.
  useEffect(() => {
    if (part) return undefined
    const load = () => {
      if (notifications.getSnapshot().matches('showing')) loadToaster().then(setPart, () => undefined)
    }
    load()
    const told = notifications.subscribe(load)
    addEventListener('online', load)
    return () => {
      told.unsubscribe()
      removeEventListener('online', load)
    }
  }, [notifications, part])

  return (
    part && (
      <FailureBoundary fallback={null}>
        <part.Toaster notifications={shown} onDismiss={(id) => notifications.send({ type: 'dismiss', id })} />
      </FailureBoundary>
    )
  )
}
