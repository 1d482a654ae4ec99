import { useCallback, useEffect } from 'react'
import type { Role } from '../../contract/roles.ts'
import type { User } from '../../contract/user.ts'
import type { EditingFlow, editingMachine } from '../../machines/editing/editing.ts'
import { useRootActors } from './actors.ts'
import { useNavigation } from '../routing/location.ts'
import { useLeaveGuard } from '../routing/leaveGuard.ts'
import { useFlow } from './useFlow.ts'

/** Starts the flow of a page on which a member changes something: what it saves and where it leads is the session's. */
export function useEditing(machine: typeof editingMachine, role: Role, user: User): EditingFlow {
  const { session } = useRootActors()
  const { go } = useNavigation()
  const flow = useFlow(machine, { input: { role, user } })

  useEffect(() => {
    const saved = flow.on('saved', (event) => session.send({ type: 'updated', role, user: event.user }))
    const left = flow.on('left', ({ to }) => go(to))
    return () => {
      saved.unsubscribe()
      left.unsubscribe()
    }
  }, [flow, session, role, go])

  useEffect(() => flow.send({ type: 'known', user }), [flow, user])

  useLeaveGuard(
    useCallback(() => flow.getSnapshot().hasTag('unsaved'), [flow]),
    useCallback((to) => flow.send({ type: 'leave', to }), [flow]),
  )

  return flow
}
