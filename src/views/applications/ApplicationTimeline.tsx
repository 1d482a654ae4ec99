import { useState } from 'react'
import type { OwnApplication } from '../../../contract/applications/calls.ts'
import { TurnTimeline, type TimelineStep } from '../../ui/brand/TurnTimeline.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { applicationWords } from '../../words/applications/application.ts'
import { comingOf } from '../../words/applications/ahead.ts'
import { pastEventForCandidate, inTurns } from '../../words/applications/pastEvent.ts'
import { sentInWords } from '../../words/applications/sent.ts'
import { shortTime } from '../../words/dates.ts'
import { MessageQuote } from './MessageQuote.tsx'
import { TurnTag } from './TurnTag.tsx'

const words = applicationWords.timeline

/** If there are more past events than `most`, only the last `shownOfMore` are shown at first. */
const most = 6
const shownOfMore = 3

interface Props {
  application: OwnApplication
  now: number
}

/** Timeline of an application: past events, the current turn, and the promised steps. */
export function ApplicationTimeline({ application, now }: Props) {
  const [isWhole, setIsWhole] = useState(false)
  const behind = behindOf(application, now)
  const earlier = behind.length > most ? behind.length - shownOfMore : 0
  const hidden = isWhole ? 0 : earlier
  const coming = comingOf(application)
  return (
    <section aria-labelledby="timeline">
      <h2 id="timeline" className="mb-4 text-h2">
        {words.title}
      </h2>
      {earlier > 0 && (
        <Button
          look="quiet"
          size="small"
          className="mb-3"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? words.hide(earlier) : words.show(earlier)}
        </Button>
      )}
      <TurnTimeline
        isLarge
        label={words.label}
        company={application.posting.company.name}
        cameFrom={behind[hidden - 1]?.side}
        steps={[...behind.slice(hidden), ...comingSteps(application, coming, now)]}
      />
    </section>
  )
}

const laneOf = { candidate: 'you', employer: 'they' } as const

function behindOf(application: OwnApplication, now: number): readonly TimelineStep[] {
  const { posting, timeline } = application
  return inTurns(timeline).map((event) => {
    const { isMilestone, name, note } = pastEventForCandidate(event, posting.company.name)
    return {
      side: laneOf[event.side],
      name,
      note: event.type === 'submit' ? sentInWords(application) : note,
      turn: shortTime(event.at, now),
      place: 'behind',
      isBetween: !isMilestone,
      more: event.message !== undefined && <MessageQuote>{event.message}</MessageQuote>,
    }
  })
}

function comingSteps(
  { posting, turn }: OwnApplication,
  coming: ReturnType<typeof comingOf>,
  now: number,
): readonly TimelineStep[] {
  if (!coming || turn === null) return []
  const { ahead, now: next } = coming
  const tag = <TurnTag turn={turn} reader="candidate" name={posting.company.name} now={now} />
  return [
    next.side === 'they'
      ? { ...next, place: 'now', name: tag }
      : { ...next, place: 'now', more: <p className="mt-2">{tag}</p> },
    ...ahead,
  ]
}
