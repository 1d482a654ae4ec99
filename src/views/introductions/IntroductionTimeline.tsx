import type { IntroductionEntry } from '../../../contract/introductions/calls.ts'
import type { Role } from '../../../contract/roles.ts'
import { shortTime } from '../../words/dates.ts'
import {
  introductionEventInWords,
  introductionWords as words,
} from '../../words/introductions/introductions.ts'
import { MessageQuote } from '../applications/MessageQuote.tsx'

interface Props {
  timeline: readonly IntroductionEntry[]
  reader: Role
  /** Name of the other side. */
  other: string
  now: number
}

/** Past events of an invitation with their messages, oldest first. */
export const IntroductionTimeline = ({ timeline, reader, other, now }: Props) => (
  <section aria-labelledby="timeline">
    <h2 id="timeline" className="mb-4 text-h2">
      {words.timeline}
    </h2>
    <ol className="grid gap-5 border-s border-line ps-5">
      {timeline.map((event) => (
        <li key={event.seq}>
          <p className="font-medium wrap-anywhere">{introductionEventInWords(event, reader, other)}</p>
          <p className="text-hint text-muted">{shortTime(event.at, now)}</p>
          {event.message !== undefined && <MessageQuote>{event.message}</MessageQuote>}
        </li>
      ))}
    </ol>
  </section>
)
