import type { EmployerPostingEvent } from '../../../contract/postings/events.ts'
import type { PostingForm } from '../../../contract/postings/events/postingEvents.ts'
import { textIn } from '../../../machines/shared/submission.ts'

/** Converts a form with fields such as `event.outcome` into an event. An empty message is omitted. */
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
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the call validates the event and reports errors
  return { type, ...Object.fromEntries(filled) } as EmployerPostingEvent
}
