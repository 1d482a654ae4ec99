import type { StatelyInspectionEvent } from '@statelyai/inspect'
import type { InspectionEvent, Observer } from 'xstate'
import { mask } from './mask.ts'

/**
 * Opens the official inspector, a page on the internet. Events are buffered until it has loaded. All data
 * sent to it is masked.
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
