import { useEffect, useState, type ReactNode } from 'react'
import { createActor, type Actor, type AnyStateMachine } from 'xstate'
import type { Notice, NoticeEvent } from '../../machines/shared/notice.ts'
import { onBusy } from '../../machines/notifications/watchAttempts.ts'
import { appMachine } from '../../machines/app/app.ts'
import { RootActorsContext, rootActorsOf, useRootActors } from '../../src/app/actors.ts'
import { NotificationsHost } from '../../src/app/NotificationsHost.tsx'

interface Props {
  flow: Actor<AnyStateMachine>
  /** Notifications at the start of the story. */
  notices: readonly Notice[]
  children: ReactNode
}

/** Shows a view with notifications that its flow emits. */
export function Told({ flow, notices, children }: Props) {
  const [actors] = useState(() => rootActorsOf(createActor(appMachine).start()))
  const { notifications } = actors

  useEffect(() => {
    for (const notice of notices) notifications.send({ type: 'show', notice })
  }, [notices, notifications])

  return (
    <RootActorsContext value={actors}>
      <Followed flow={flow}>{children}</Followed>
      <NotificationsHost />
    </RootActorsContext>
  )
}

function Followed({ flow, children }: Omit<Props, 'notices'>) {
  const { notifications } = useRootActors()
  // The flow of a story is a root actor, so its notices are forwarded by hand.
  useEffect(() => {
    const shown = flow.on('notice', ({ notice }: NoticeEvent) => notifications.send({ type: 'show', notice }))
    const attempts = onBusy(flow.system, () => notifications.send({ type: 'attempted' }))
    return () => {
      shown.unsubscribe()
      attempts.unsubscribe()
    }
  }, [flow, notifications])
  return children
}
