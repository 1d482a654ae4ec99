import type { LetterLook } from '../../../contract/letters/calls.ts'
import { describedBy, FieldFrame } from '../../ui/form/FieldFrame.tsx'
import { lookHint, lookInWords, newestLookInWords } from '../../words/letters/looks.ts'

interface Props {
  /** The resumes that there are; none until they are known. */
  looks: readonly LetterLook[] | undefined
  /** The one that was chosen, by its id. */
  chosen: string | null
  message: string | undefined
  isFixed: boolean
  onChoose: (id: string | null) => void
}

/** The resume that a letter looks like. */
export function LookField({ looks, chosen, message, isFixed, onChoose }: Props) {
  const hint = lookHint(looks, chosen)
  const others = (looks ?? []).filter(({ id, isInBin }) => !isInBin && id !== chosen)
  return (
    <FieldFrame id="letter.resumeId" label="Looks like" hint={hint} message={message}>
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
