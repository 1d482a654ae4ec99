import { useEffect, useEffectEvent } from 'react'
import * as v from 'valibot'
import { actingMachine, type ActingFlow } from '../../../../machines/acting/acting.ts'
import { useRootActors } from '../../../app/actors.ts'
import { useFlow } from '../../../app/useFlow.ts'
import { undoMany } from '../../../effects/undoing.ts'
import { undoneInWords } from '../../../words/applications/outbox.ts'

// How many it were is known afterwards alone.
const machine = actingMachine.provide({ actors: { act: undoMany }, actions: { tellDone: () => {} } })

const resultSchema = v.object({ asked: v.number(), undone: v.number() })

/**
 * Undoes rejections that wait to leave, and tells how many.
 *
 * @param onUndone some may be, also where the server was not reached in the end
 */
export function useUndoing(onUndone: () => void): ActingFlow {
  const { notifications } = useRootActors()
  const flow = useFlow(machine, { input: undefined })
  const after = useEffectEvent(onUndone)

  useEffect(() => {
    const acted = flow.on('acted', ({ result }) => {
      const { asked, undone } = v.parse(resultSchema, result)
      const kind = undone === 0 ? 'failure' : 'success'
      const title = undone === 0 ? 'Nothing is undone' : 'Done'
      const message = undoneInWords(asked, undone)
      notifications.send({ type: 'show', notice: { kind, title, message } })
      after()
    })
    const notActed = flow.on('notActed', () => after())
    return () => {
      acted.unsubscribe()
      notActed.unsubscribe()
    }
  }, [flow, notifications])

  return flow
}
