import type { Outbox } from '../../../contract/applications/outbox.ts'
import { counted } from '../../../contract/words/counted.ts'
import { timeOfDay } from '../dates.ts'

/** Number and time of the pending rejections, such as "2 messages go out at 2:42 PM." */
export function leavingInWords({ firstAt, ids, lastAt }: Outbox): string {
  const [first, last] = [timeOfDay(firstAt), timeOfDay(lastAt)]
  const leaving = counted(ids.length, 'message goes', 'messages go')
  return first === last ? `${leaving} out at ${first}.` : `${leaving} out, the first at ${first}.`
}
