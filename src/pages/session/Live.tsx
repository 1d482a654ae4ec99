import { useActorRef } from '@xstate/react'
import { useEffect } from 'react'
import type { Role } from '../../../contract/roles.ts'
import { anyApplication, useFollowing, type Telling } from '../../app/changes.ts'
import { useReading } from '../../app/useReading.ts'
import { changes, countWaiting } from '../../effects/live.ts'

interface Props {
  role: Role
  /** `performance.now()` from before the page's first read; changes since then are sent again. */
  since: number
  telling: Telling
  /** Takes how many applications wait for this side. */
  onCounted: (waiting: number) => void
}

/** Hears what changes while a member's page is open, and passes it on. Shows nothing. */
export default function Live({ role, since, telling, onCounted }: Props) {
  const stream = useActorRef(changes, { input: { role, since } })
  const { flow, data } = useReading(countWaiting, { role })
  useFollowing(flow, anyApplication)

  useEffect(() => {
    const told = stream.on('changed', ({ changes: all }) => telling.tell(all))
    return () => told.unsubscribe()
  }, [stream, telling])

  // A session that is replaced, as by a new password, ends the stream, and may refuse what is counted just then. Each
  // stream that is opened is worth one more attempt.
  useEffect(() => {
    let isOwed = false
    const retry = () => {
      if (!isOwed || !flow.getSnapshot().matches('failed')) return
      isOwed = false
      flow.send({ type: 'retry' })
    }
    const opened = stream.on('opened', () => {
      isOwed = true
      retry()
    })
    const failed = flow.subscribe(retry)
    return () => {
      opened.unsubscribe()
      failed.unsubscribe()
    }
  }, [stream, flow])

  useEffect(() => {
    if (data) onCounted(data.waiting)
  }, [data, onCounted])

  // The number is of one person, and the menu is everybody's.
  useEffect(() => () => onCounted(0), [onCounted])

  return null
}
