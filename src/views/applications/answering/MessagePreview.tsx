import { useId } from 'react'
import type { TimelineEvent } from '../../../../contract/applications/turns.ts'
import { pastEventForCandidate } from '../../../words/applications/pastEvent.ts'
import { MessageQuote } from '../MessageQuote.tsx'
import { replyWords } from '../../../words/applications/answering.ts'
import { Name } from '../../../ui/text/Name.tsx'

interface Props {
  event: Pick<TimelineEvent, 'type' | 'message' | 'to' | 'reason' | 'pay' | 'start'>
  /** First name of the recipient. */
  name: string
  company: string
}

/** Preview of an event as the candidate will see it. */
export function MessagePreview({ event, name, company }: Props) {
  const id = useId()
  const read = { ...event, seq: 1, actor: 'employer', at: '', side: 'employer' } as const
  const told = pastEventForCandidate(read, company)
  return (
    <section aria-labelledby={id} className="mb-6">
      <h3 id={id} className="mb-2 text-label">
        {replyWords.preview}: <Name>{name}</Name>
      </h3>
      <p className="font-medium wrap-anywhere">{told.name}</p>
      {told.note && <p className="text-hint wrap-anywhere text-muted">{told.note}</p>}
      {event.message && <MessageQuote>{event.message}</MessageQuote>}
    </section>
  )
}
