import { useSelector } from '@xstate/react'
import { paths } from '../../../contract/paths.ts'
import type { OwnPosting } from '../../../contract/postings/calls.ts'
import type { EmployerPostingEvent } from '../../../contract/postings/events.ts'
import { employerPostingEventTypes, postingEvents } from '../../../contract/postings/events/postingEvents.ts'
import type { ManagingFlow } from '../../../machines/postings/managing.ts'
import { Button, ButtonLink } from '../../ui/controls/Button.tsx'
import { StillWaiting } from '../../ui/feedback/StillWaiting.tsx'
import { postingPageWords } from '../../words/postings/page.ts'
import { eventLabel } from '../../words/postingEvents.ts'
import { editable } from './editable.ts'

type Event = EmployerPostingEvent['type']

const leadsOn = (type: Event) => postingEvents[type].employer.leadsOn === true

/** Buttons for the possible commands. */
export function PostingActions({ posting, flow }: { posting: OwnPosting; flow: ManagingFlow }) {
  const busy = useSelector(flow, (state) => state.hasTag('busy'))
  const slow = useSelector(flow, (state) => state.hasTag('slow'))
  const sent = useSelector(flow, ({ context }) => context.sent)
  const possible = employerPostingEventTypes.filter((type) => posting.can.includes(type))
  // While applicants wait, replying is the primary action.
  const isAnythingFirst = possible.some((type) => leadsOn(type)) || posting.counts.waitingForUs > 0

  const press = (type: Event) => {
    if (type === 'close' || type === 'renew' || type === 'discard') flow.send({ type })
    else flow.send({ type: 'send', event: { type } })
  }

  const button = (type: Event) => (
    <Button
      key={type}
      size="small"
      look={leadsOn(type) ? 'primary' : 'secondary'}
      aria-disabled={busy || undefined}
      onClick={() => press(type)}
    >
      {eventLabel(type, posting)}
      {busy && sent === type && <span className="spinner size-4" />}
    </Button>
  )

  return (
    <>
      <div className="flex flex-wrap gap-3">
        {possible.filter((type) => leadsOn(type)).map(button)}
        {editable.has(posting.state) && (
          <ButtonLink
            size="small"
            look={isAnythingFirst ? 'secondary' : 'primary'}
            href={paths.editPosting(posting.id)}
          >
            {postingPageWords.edit}
          </ButtonLink>
        )}
        {possible.filter((type) => !leadsOn(type)).map(button)}
      </div>
      {slow && <StillWaiting />}
    </>
  )
}
