import { useCallback } from 'react'
import type { Role } from '../../contract/roles.ts'
import type { EditingFlow, editingMachine } from '../../machines/editing/editing.ts'
import { useBlocker } from '../routing/useBlocker.ts'
import { useFlow } from './useFlow.ts'

/** Starts an editing flow for a form of a member, with a guard against losing unsaved changes. */
export function useEditing(machine: typeof editingMachine, role: Role, id: string): EditingFlow {
  const flow = useFlow(machine, { input: { role, id } })
  useEditingGuard(flow)
  return flow
}

/** Blocks navigation while the form has unsaved changes, and lets the flow ask. */
export function useEditingGuard(flow: EditingFlow | undefined): void {
  useBlocker(
    useCallback(() => flow?.getSnapshot().hasTag('unsaved') ?? false, [flow]),
    useCallback((to) => flow?.send({ type: 'leave', to }), [flow]),
  )
}
