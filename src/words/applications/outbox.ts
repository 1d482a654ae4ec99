import type { Outbox } from '../../../contract/applications/outbox.ts'
import { timeOfDay } from '../dates.ts'

/** What waits to leave, and until when it can be undone: "2 messages leave at 2:42 PM." */
export function leavingInWords({ firstAt, ids, lastAt }: Outbox): string {
  const [first, last] = [timeOfDay(firstAt), timeOfDay(lastAt)]
  if (ids.length === 1) return `1 message leaves at ${first}.`
  return `${ids.length} messages leave${first === last ? '' : ', the first'} at ${first}.`
}
