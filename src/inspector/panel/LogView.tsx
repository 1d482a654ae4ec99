import { locale } from '../../../contract/words/locale.ts'
import { memo, useState } from 'react'
import { nameOf, stateWords } from '../actorWords.ts'
import { JsonView } from './JsonView.tsx'
import { PlainButton } from './PlainButton.tsx'
import { replayTest } from '../replay.ts'
import type { InspectedActor, Step } from '../source.ts'
import { eventName } from '../words.ts'

interface Props {
  actors: readonly InspectedActor[]
  steps: readonly Step[]
  actor: InspectedActor | undefined
  lookedAt: number | undefined
  onLookAt: (step: Step) => void
  say: (sentence: string) => void
}

/** Log of all steps, newest first. */
export function LogView({ actors, steps, actor, lookedAt, onLookAt, say }: Props) {
  const [ofOne, setOfOne] = useState(false)
  const shown = ofOne ? steps.filter((step) => step.actor === actor?.id) : steps

  async function copyTest(tested: InspectedActor): Promise<void> {
    const own = steps.filter((step) => step.actor === tested.id && step.number <= (lookedAt ?? Infinity))
    try {
      await navigator.clipboard.writeText(replayTest(tested, own))
      say(`A test of ${tested.name} was copied.`)
    } catch {
      say('The browser did not let the test be copied.')
    }
  }

  return (
    <section
      aria-label="Log"
      className="flex min-h-0 flex-col border-t border-line @[640px]:col-start-2 @[640px]:border-t-0 @[640px]:border-l @[1000px]:col-start-auto"
    >
      <div className="flex items-center gap-2 border-b border-line bg-surface px-3 py-1.5 text-caption">
        <h3 className="mr-auto font-semibold">Log</h3>
        {actor?.chart && (
          <>
            <PlainButton aria-pressed={ofOne} onClick={() => setOfOne(!ofOne)}>
              Only {actor.name}
            </PlainButton>
            <PlainButton
              title="Copies a test that sends the same events again, up to the step in view."
              onClick={() => void copyTest(actor)}
            >
              Copy as test
            </PlainButton>
          </>
        )}
      </div>
      <ol aria-label="Steps, the newest first" className="min-h-0 flex-1 overflow-auto p-1">
        {shown.toReversed().map((step) => (
          <Row
            key={step.number}
            step={step}
            sender={step.sender === 'inspector' ? 'inspector' : nameOf(step.sender, actors)}
            receiver={nameOf(step.actor, actors)}
            isLookedAt={step.number === lookedAt}
            onLookAt={onLookAt}
          />
        ))}
      </ol>
    </section>
  )
}

interface RowProps {
  step: Step
  sender: string
  receiver: string
  isLookedAt: boolean
  onLookAt: (step: Step) => void
}

const Row = memo(
  function Row({ step, sender, receiver, isLookedAt, onLookAt }: RowProps) {
    const { type, ...payload } = step.event
    return (
      <li className="text-caption [contain-intrinsic-size:auto_46px] [content-visibility:auto]">
        <button
          type="button"
          aria-current={isLookedAt}
          aria-expanded={isLookedAt}
          onClick={() => onLookAt(step)}
          className="block w-full rounded-tag px-2 py-1 text-left hover:bg-primary-soft aria-[current=true]:bg-primary-soft"
        >
          <span className="flex items-baseline gap-2">
            <span className="font-semibold break-all">{eventName({ event: type, delay: undefined })}</span>
            <span className="truncate font-secret text-[13px] text-link">{stateWords(step.value)}</span>
            <time dateTime={new Date(step.at).toISOString()} className="ml-auto text-subtle tabular-nums">
              {clock.format(step.at)}
            </time>
          </span>
          <span className="block truncate text-muted">
            {sender} → {receiver}
            {Object.keys(payload).length > 0 && (
              <span className="font-secret text-[13px] text-subtle"> {JSON.stringify(payload)}</span>
            )}
          </span>
        </button>
        {isLookedAt && <JsonView value={step.event} />}
      </li>
    )
  },
  (before, after) =>
    before.step === after.step &&
    before.isLookedAt === after.isLookedAt &&
    before.receiver === after.receiver &&
    before.sender === after.sender,
)

const clock = new Intl.DateTimeFormat(locale, {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
  hourCycle: 'h23',
})
