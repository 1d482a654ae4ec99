import type { StatelyInspectionEvent } from '@statelyai/inspect'
import type { InspectionEvent, Observer } from 'xstate'
import { mask } from './mask.ts'

/**
 * Opens the official inspector, whose page is on the internet. What happens before it is there waits for it.
 * Everything it is sent is masked, whatever part of an event it came from.
 */
export function createStatelyInspection(): (event: InspectionEvent) => void {
  const waiting: InspectionEvent[] = []
  let inspector: Observer<InspectionEvent> | undefined
  const open = async () => {
    const { createBrowserInspector } = await import('@statelyai/inspect')
    inspector = createBrowserInspector({ serialize }).inspect
    for (const event of waiting) inspector.next?.(event)
  }
  void open()
  return (event) => {
    if (inspector) inspector.next?.(event)
    else waiting.push(event)
  }
}

function serialize(event: StatelyInspectionEvent): StatelyInspectionEvent {
  const plain: unknown = mask(event)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- masking changes values, never the shape
  return plain as StatelyInspectionEvent
}
