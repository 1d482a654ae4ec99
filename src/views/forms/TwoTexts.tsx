import { Button } from '../../ui/controls/Button.tsx'
import { writingWords } from '../../words/shared/writing.ts'

const words = writingWords.versions

/** Field with different values in two versions. */
export interface Difference {
  readonly name: string
  readonly mine: string
  readonly theirs: string
}

interface Props {
  /** Cause of the conflict, and what happens until it is resolved. */
  text: string
  differences: readonly Difference[]
  onKeep: () => void
  onTake: () => void
  /** True if both versions can be kept, one as a new document. */
  canKeepBoth?: boolean
  onBoth?: (() => void) | undefined
}

/** Comparison of two versions, until the person chooses one. */
export const TwoTexts = ({ text, differences, onKeep, onTake, canKeepBoth, onBoth }: Props) => (
  <section
    aria-labelledby="conflictTitle"
    className="mb-6 rounded-control border border-s-4 border-warning-text bg-warning-soft p-4 sm:p-5"
  >
    <div role="alert">
      <h2 id="conflictTitle" className="text-h3">
        {writingWords.changedElsewhere}
      </h2>
      <p className="mt-1">{text}</p>
    </div>
    <dl className="mt-4 grid gap-4">
      {differences.map(({ name, mine, theirs }) => (
        <div key={name}>
          <dt className="text-label">{name}</dt>
          <Version name={words.yours} text={mine} />
          <Version name={words.other} text={theirs} />
        </div>
      ))}
    </dl>
    <div className="mt-5 flex flex-wrap gap-3">
      <Button size="small" onClick={onKeep}>
        {words.keepYours}
      </Button>
      <Button look="secondary" size="small" onClick={onTake}>
        {words.keepOther}
      </Button>
      {canKeepBoth && (
        <Button look="secondary" size="small" aria-disabled={!onBoth || undefined} onClick={onBoth}>
          {words.keepBoth}
        </Button>
      )}
    </div>
  </section>
)

const Version = ({ name, text }: { name: string; text: string }) => (
  <dd className="text-hint">
    <span className="text-muted">{name}:</span>{' '}
    <span className="break-words whitespace-pre-line">{text || words.none}</span>
  </dd>
)
