import type { EmployerPostingEvent } from '../../../contract/postings/events.ts'
import type { PostingForm } from '../../../contract/postings/events/postingEvents.ts'
import { textIn } from '../../../machines/shared/submission.ts'

/** An event as it was filled in, in fields such as `event.outcome`. An empty message is none. */
export function eventIn(
  form: FormData,
  type: EmployerPostingEvent['type'],
  { fields }: PostingForm,
): EmployerPostingEvent {
  const filled = fields.flatMap(({ kind, name }) => {
    const key = `event.${name}`
    const value = kind === 'message' ? textIn(form, key).trim() || undefined : form.get(key)
    return value === undefined ? [] : [[name, value] as const]
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the call checks it, and says what is wrong with it
  return { type, ...Object.fromEntries(filled) } as EmployerPostingEvent
}
