import {
  outboxCommandsMachine,
  type OutboxCommandsFlow,
} from '../../../../machines/applications/outboxCommands.ts'
import { useFlow } from '../../../app/useFlow.ts'
import { useReports } from '../../../app/useReports.ts'
import { outboxCommands } from '../../../effects/undoing.ts'

const machine = outboxCommandsMachine.provide({ actors: { command: outboxCommands } })

/**
 * Undoes rejections that wait to leave, and tells how many.
 *
 * @param onUndone some may be, also where the server was not reached in the end
 */
export function useUndoing(onUndone: () => void): OutboxCommandsFlow {
  const flow = useFlow(machine, { input: undefined })
  useReports(flow, ({ type }) => {
    if (type !== 'notice') onUndone()
  })
  return flow
}
