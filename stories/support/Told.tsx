import { useEffect, useState, type ReactNode } from 'react'
import { createActor, type Actor, type AnyStateMachine } from 'xstate'
import type { Notice } from '../../machines/shared/notice.ts'
import { notificationsMachine } from '../../machines/notifications/notifications.ts'
import { sessionMachine } from '../../machines/session/session.ts'
import { RootActorsContext } from '../../src/app/actors.ts'
import { NotificationsHost } from '../../src/app/NotificationsHost.tsx'
import { useFollowed } from '../../src/app/useFlow.ts'

interface Props {
  flow: Actor<AnyStateMachine>
  /** What has been told by the time the story opens. */
  notices: readonly Notice[]
  children: ReactNode
}

/** A view with the notifications beside it: what its flow has to tell is seen. */
export function Told({ flow, notices, children }: Props) {
  const [actors] = useState(() => ({
    session: createActor(sessionMachine),
    notifications: createActor(notificationsMachine).start(),
  }))
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
  useFollowed(flow)
  return children
}
