import type { EmployerPostingEvent } from '../../../contract/postings/events.ts'
import { textIn } from '../../../machines/shared/submission.ts'

/** An event as it was filled in, in fields such as `event.outcome`. An empty message is none. */
export function eventIn(form: FormData, type: 'close' | 'renew'): EmployerPostingEvent {
  const message = textIn(form, 'event.message').trim()
  const event =
    type === 'close'
      ? { type, outcome: form.get('event.outcome'), ...(message !== '' && { message }) }
      : { type, validThrough: form.get('event.validThrough') }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the call checks it, and says what is wrong with it
  return event as EmployerPostingEvent
}
