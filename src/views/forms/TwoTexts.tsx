import { Button } from '../../ui/controls/Button.tsx'

/** Something that is said in one way here, and in another way elsewhere. */
export interface Difference {
  readonly name: string
  readonly mine: string
  readonly theirs: string
}

interface Props {
  /** How it has come to that, and what happens until the person has chosen. */
  text: string
  differences: readonly Difference[]
  onKeep: () => void
  onTake: () => void
  /** Whether both can stay: one of them becomes something of its own. */
  canKeepBoth?: boolean
  onBoth?: (() => void) | undefined
}

/** Two texts stand beside each other until the person has chosen one. */
export const TwoTexts = ({ text, differences, onKeep, onTake, canKeepBoth, onBoth }: Props) => (
  <section
    aria-labelledby="conflictTitle"
    className="mb-6 rounded-control border border-s-4 border-warning-text bg-warning-soft p-4 sm:p-5"
  >
    <div role="alert">
      <h2 id="conflictTitle" className="text-h3">
        Changed elsewhere
      </h2>
      <p className="mt-1">{text}</p>
    </div>
    <dl className="mt-4 grid gap-4">
      {differences.map(({ name, mine, theirs }) => (
        <div key={name}>
          <dt className="text-label">{name}</dt>
          <Version name="Yours" text={mine} />
          <Version name="The other" text={theirs} />
        </div>
      ))}
    </dl>
    <div className="mt-5 flex flex-wrap gap-3">
      <Button size="small" onClick={onKeep}>
        Keep this
      </Button>
      <Button look="secondary" size="small" onClick={onTake}>
        Keep the other
      </Button>
      {canKeepBoth && (
        <Button look="secondary" size="small" aria-disabled={!onBoth || undefined} onClick={onBoth}>
          Keep both
        </Button>
      )}
    </div>
  </section>
)

const Version = ({ name, text }: { name: string; text: string }) => (
  <dd className="text-hint">
    <span className="text-muted">{name}:</span>{' '}
    <span className="break-words whitespace-pre-line">{text || 'nothing'}</span>
  </dd>
)
