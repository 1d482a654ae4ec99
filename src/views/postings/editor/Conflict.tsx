import { useSelector } from '@xstate/react'
import { differencesOf, typedOf, type TypedPosting } from '../../../../contract/postings/typed.ts'
import type { PostingField } from '../../../../contract/postings/posting.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { postingFields as fieldLabels } from '../../../words/postingFields.ts'
import { useEditorFlow } from './useEditor.ts'

/** Somebody else has saved another text: both stand beside each other until the person has chosen. */
export function Conflict() {
  const flow = useEditorFlow()
  const { theirs, typed } = useSelector(flow, ({ context }) => context)
  if (!theirs) return null
  const saved = typedOf(theirs.posting)
  return (
    <section
      aria-labelledby="conflictTitle"
      className="mb-6 rounded-control border border-s-4 border-warning-text bg-warning-soft p-4 sm:p-5"
    >
      <div role="alert">
        <h2 id="conflictTitle" className="text-h3">
          Changed elsewhere
        </h2>
        <p className="mt-1">
          This was changed in another window, or by somebody else. Nothing of yours is lost, and nothing is
          saved until you choose.
        </p>
      </div>
      <dl className="mt-4 grid gap-4">
        {differencesOf(typed, saved).map((field) => (
          <div key={field}>
            <dt className="text-label">{fieldLabels[field]}</dt>
            <Version name="Yours" text={inWords(typed[field])} />
            <Version name="Theirs" text={inWords(saved[field])} />
          </div>
        ))}
      </dl>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button size="small" onClick={() => flow.send({ type: 'keepMine' })}>
          Keep mine
        </Button>
        <Button look="secondary" size="small" onClick={() => flow.send({ type: 'takeTheirs' })}>
          Take theirs
        </Button>
      </div>
    </section>
  )
}

const Version = ({ name, text }: { name: string; text: string }) => (
  <dd className="text-hint">
    <span className="text-muted">{name}:</span>{' '}
    <span className="break-words whitespace-pre-line">{text || 'nothing'}</span>
  </dd>
)

/** What was typed in a field, as one text. */
function inWords(value: TypedPosting[PostingField]): string {
  if (typeof value === 'string') return value
  return Array.isArray(value) ? value.map(partsOf).join('\n') : partsOf(value)
}

const partsOf = (value: object) =>
  Object.entries(value)
    .filter(([key, part]) => key !== 'key' && typeof part === 'string' && part !== '')
    .map(([, part]) => String(part))
    .join(', ')
