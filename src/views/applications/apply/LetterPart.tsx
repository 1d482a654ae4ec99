import { applicationLengths } from '../../../../contract/applications/application.ts'
import { describedBy, FieldFrame } from '../../../ui/form/FieldFrame.tsx'
import { applyId } from '../../../words/applications/apply.ts'
import { ChoiceCard, Part } from './Part.tsx'
import { useProblem, useTyped } from './useApplying.ts'

const id = applyId('letter')

/** Whether a letter goes along, and what it says. */
export function LetterPart() {
  const { typed, change, isFixed } = useTyped()
  const message = useProblem('letter')
  const count = [...typed.letter].length
  const hint = `${count} of ${applicationLengths.letter} characters`
  return (
    <Part number={2} title="Letter">
      <fieldset className="min-w-0">
        <legend className="sr-only">Letter</legend>
        <div className="mb-4 grid gap-3 sm:grid-cols-2">
          <ChoiceCard
            id={`${id}.none`}
            name={`${id}.kind`}
            isChosen={!typed.hasLetter}
            isFixed={isFixed}
            onChoose={() => change({ hasLetter: false })}
          >
            No letter
          </ChoiceCard>
          <ChoiceCard
            id={`${id}.written`}
            name={`${id}.kind`}
            isChosen={typed.hasLetter}
            isFixed={isFixed}
            onChoose={() => change({ hasLetter: true })}
          >
            Write one here
          </ChoiceCard>
        </div>
      </fieldset>
      {typed.hasLetter && (
        <FieldFrame id={id} label="Your letter" hint={hint} message={message}>
          <textarea
            {...describedBy(id, hint, message)}
            id={id}
            rows={10}
            value={typed.letter}
            readOnly={isFixed}
            onChange={(event) => change({ letter: event.currentTarget.value })}
            className="control py-3"
          />
        </FieldFrame>
      )}
    </Part>
  )
}
