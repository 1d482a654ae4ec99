import type { Outbox } from '../../../contract/applications/outbox.ts'
import { timeOfDay } from '../dates.ts'

/** What waits to leave, and until when it can be undone: "2 messages leave at 14:42." */
export function leavingInWords({ firstAt, ids, lastAt }: Outbox): string {
  const [first, last] = [timeOfDay(firstAt), timeOfDay(lastAt)]
  if (ids.length === 1) return `1 message leaves at ${first}.`
  return `${ids.length} messages leave${first === last ? '' : ', the first'} at ${first}.`
}

/** What became of rejections that were to be undone. */
export function undoneInWords(asked: number, undone: number): string {
  if (undone === 0) return asked === 1 ? 'It does not wait any more.' : 'They do not wait any more.'
  const done = undone === 1 ? '1 rejection is undone.' : `${undone} rejections are undone.`
  const left = asked - undone
  if (left === 0) return done
  return `${done} ${left} ${left === 1 ? 'does' : 'do'} not wait any more.`
}
