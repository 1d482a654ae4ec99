import { useEffect, useState, type ReactNode } from 'react'
import { createActor, type Actor, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate'
import type { Notice, NoticeEvent } from '../../machines/shared/notice.ts'
import { notificationsMachine } from '../../machines/notifications/notifications.ts'
import { sessionMachine } from '../../machines/session/session.ts'
import { RootActorsContext } from '../../src/app/actors.ts'
import { NotificationsHost } from '../../src/app/NotificationsHost.tsx'

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
    const told = flow.on('notice', ({ notice }: NoticeEvent) => {
      notifications.send({ type: 'show', notice })
    })
    const followed = flow.subscribe((snapshot: AnyMachineSnapshot) => {
      if (snapshot.hasTag('busy')) notifications.send({ type: 'attempted' })
    })
    return () => {
      told.unsubscribe()
      followed.unsubscribe()
    }
  }, [flow, notices, notifications])

  return (
    <RootActorsContext value={actors}>
      {children}
      <NotificationsHost />
    </RootActorsContext>
  )
}
