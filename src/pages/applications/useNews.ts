import { useEffect, useRef } from 'react'
import { useRootActors } from '../../app/actors.ts'
import type { DecidingFlow } from '../../../machines/applications/deciding.ts'

/**
 * Tells once what somebody else has done with an application while its page is open (M64, M110). What one has done
 * oneself is told by the flow that did it, and who was overtaken reads it where they were.
 *
 * @param revision of the application, as it is shown now
 * @param newest the newest that happened to it, in words
 */
export function useNews(deciding: DecidingFlow, revision: number, newest: string | undefined): void {
  const { notifications } = useRootActors()
  const known = useRef(revision)

  useEffect(() => {
    const own = deciding.on('changed', ({ application }) => {
      known.current = application.revision
    })
    return () => own.unsubscribe()
  }, [deciding])

  useEffect(() => {
    const isNews = revision > known.current && !deciding.getSnapshot().matches({ idle: 'overtaken' })
    known.current = Math.max(known.current, revision)
    if (isNews && newest !== undefined) {
      notifications.send({ type: 'show', notice: { kind: 'success', title: 'New', message: `${newest}.` } })
    }
  }, [deciding, notifications, revision, newest])
}
