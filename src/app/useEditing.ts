import { useCallback } from 'react'
import type { Role } from '../../contract/roles.ts'
import type { EditingFlow, editingMachine } from '../../machines/editing/editing.ts'
import { useBlocker } from '../routing/useBlocker.ts'
import { useFlow } from './useFlow.ts'

/** Starts the flow of a page on which a member changes something. */
export function useEditing(machine: typeof editingMachine, role: Role, id: string): EditingFlow {
  const flow = useFlow(machine, { input: { role, id } })
  useEditingGuard(flow)
  return flow
}

/** Has the person asked before they leave what is not saved. */
export function useEditingGuard(flow: EditingFlow | undefined): void {
  useBlocker(
    useCallback(() => flow?.getSnapshot().hasTag('unsaved') ?? false, [flow]),
    useCallback((to) => flow?.send({ type: 'leave', to }), [flow]),
  )
}
