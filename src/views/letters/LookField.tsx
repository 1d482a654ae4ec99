import type { LetterLook } from '../../../contract/letters/calls.ts'
import { describedBy, FieldFrame } from '../../ui/form/FieldFrame.tsx'
import { letterEditorWords } from '../../words/letters/letters.ts'
import { lookHint, lookInWords, newestLookInWords } from '../../words/letters/looks.ts'

interface Props {
  /** Resumes to choose from; undefined until loaded. */
  looks: readonly LetterLook[] | undefined
  /** Id of the selected resume. */
  chosen: string | null
  message: string | undefined
  isFixed: boolean
  onChoose: (id: string | null) => void
}

/** Select box for the resume whose design the letter uses. */
export function LookField({ looks, chosen, message, isFixed, onChoose }: Props) {
  const hint = lookHint(looks, chosen)
  const others = (looks ?? []).filter(({ id, isTrashed }) => !isTrashed && id !== chosen)
  return (
    <FieldFrame id="letter.resumeId" label={letterEditorWords.fields.design} hint={hint} message={message}>
      <select
        {...describedBy('letter.resumeId', hint, message)}
        id="letter.resumeId"
        value={chosen ?? ''}
        disabled={isFixed}
        onChange={(event) => onChoose(event.currentTarget.value || null)}
        className="control"
      >
        <option value="">{newestLookInWords(looks)}</option>
        {chosen !== null && <option value={chosen}>{lookInWords(looks, chosen)}</option>}
        {others.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}
