import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { applicationLengths } from '../../../../contract/applications/application.ts'
import type { LetterChoice } from '../../../../machines/applications/applyPage.ts'
import { describedBy, FieldFrame } from '../../../ui/form/FieldFrame.tsx'
import { applyId, applyWords } from '../../../words/applications/apply.ts'
import { KeepLetter } from './KeepLetter.tsx'
import { ChoiceCard, Part } from './Part.tsx'
import { useApplying, useProblem, useTyped } from './useApplying.ts'

const id = applyId('letter')
const words = applyWords.letter

/** Choice of a letter: none, a saved one, or one written here. */
export function LetterPart() {
  const letters = useSelector(useApplying().page, ({ context }) => context.letters)
  const { typed, change, isFixed } = useTyped()
  const isMine = typed.hasLetter && typed.letterId !== ''
  const card = (name: string, isChosen: boolean, chosen: Parameters<typeof change>[0], label: string) => (
    <ChoiceCard
      id={`${id}.${name}`}
      name={`${id}.kind`}
      isChosen={isChosen}
      isFixed={isFixed}
      onChoose={() => change(chosen)}
    >
      {label}
    </ChoiceCard>
  )
  return (
    <Part number={2} title={words.title}>
      <fieldset className="min-w-0">
        <legend className="sr-only">{words.title}</legend>
        <div className="mb-4 grid gap-3 sm:grid-cols-[repeat(auto-fit,minmax(10rem,1fr))]">
          {card('none', !typed.hasLetter, { hasLetter: false }, words.none)}
          {(letters.length > 0 || isMine) &&
            card('mine', isMine, { hasLetter: true, letterId: letters[0]?.id ?? '' }, words.saved)}
          {card('written', typed.hasLetter && !isMine, { hasLetter: true, letterId: '' }, words.write)}
        </div>
      </fieldset>
      {isMine && <Chosen letters={letters} />}
      {typed.hasLetter && !isMine && <Written />}
    </Part>
  )
}

/** Selected letter, with a preview for the employer. */
function Chosen({ letters }: { letters: readonly LetterChoice[] }) {
  const { ChosenLetter, values } = useApplying()
  const { typed, change, isFixed } = useTyped()
  const message = useProblem('letter')
  return (
    <>
      <FieldFrame id={id} label={words.which} hint={undefined} message={message}>
        <select
          {...describedBy(id, undefined, message)}
          id={id}
          value={typed.letterId}
          disabled={isFixed}
          onChange={(event) => change({ letterId: event.currentTarget.value })}
          className="control"
        >
          {letters.every((letter) => letter.id !== typed.letterId) && (
            <option value={typed.letterId}>{words.deleted}</option>
          )}
          {letters.map((letter) => (
            <option key={letter.id} value={letter.id}>
              {letter.title}
            </option>
          ))}
        </select>
      </FieldFrame>
      <AsRead>
        <ChosenLetter key={typed.letterId} id={typed.letterId} values={values} />
      </AsRead>
    </>
  )
}

/** Text field for a letter, with a button to save it for other jobs. */
function Written() {
  const { values, WrittenLetter } = useApplying()
  const { typed, change, isFixed } = useTyped()
  const message = useProblem('letter')
  const hint = words.length([...typed.letter].length, applicationLengths.letter)
  return (
    <>
      <FieldFrame id={id} label={words.label} hint={hint} message={message}>
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
      {typed.letter.trim() !== '' && (
        <>
          <KeepLetter />
          <details className="mt-4">
            <summary className="w-fit cursor-pointer rounded-tag py-2 text-link underline-offset-4 hover:underline">
              {words.preview}
            </summary>
            <Paper>
              <WrittenLetter body={typed.letter} values={values} />
            </Paper>
          </details>
        </>
      )}
    </>
  )
}

const AsRead = ({ children }: { children: ReactNode }) => (
  <section aria-labelledby={`${id}.read`}>
    <h3 id={`${id}.read`} className="mb-2 text-label">
      {words.preview}
    </h3>
    <Paper>{children}</Paper>
  </section>
)

const Paper = ({ children }: { children: ReactNode }) => (
  <div className="rounded-control border border-line">{children}</div>
)
