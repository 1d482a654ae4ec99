import { useSelector } from '@xstate/react'
import type { AskedQuestion } from '../../../../contract/postings/posting.ts'
import { describedBy, FieldFrame } from '../../../ui/form/FieldFrame.tsx'
import { YesNoField } from '../../../ui/form/YesNoField.tsx'
import { applyId, applyWords } from '../../../words/applications/apply.ts'
import { Part } from './Part.tsx'
import { useApplying, useProblem, useQuestions, useTyped } from './useApplying.ts'

const words = applyWords.questions

/** Section with the employer's questions. */
export function QuestionsPart() {
  const questions = useQuestions()
  return (
    questions.length > 0 && (
      <Part number={3} title={words.title}>
        {questions.map((question) => (
          <Answer key={question.key} question={question} />
        ))}
      </Part>
    )
  )
}

function Answer({ question }: { question: AskedQuestion }) {
  const { page } = useApplying()
  const { typed, answer, isFixed } = useTyped()
  const message = useProblem(`answers.${question.key}`)
  const earlier = useSelector(page, ({ context }) => context.earlier[question.key])
  const id = applyId(`answers.${question.key}`)
  const value = typed.answers[question.key] ?? ''
  const onValue = (text: string) => answer(question.key, text)
  const label = question.required ? question.label : words.optional(question.label)
  const isEarlier = earlier !== undefined && earlier === value
  const notes = (
    <div id={`${id}-notes`} className="mt-1 text-hint text-muted">
      {isEarlier && <p>{words.earlier}</p>}
    </div>
  )
  const described = describedBy(id, undefined, message, `${id}-notes`)

  if (question.kind === 'yesNo') {
    return (
      <YesNoField
        id={id}
        label={label}
        message={message}
        value={value}
        onValue={onValue}
        isFixed={isFixed}
        describedBy={`${id}-notes`}
      >
        {notes}
      </YesNoField>
    )
  }
  return (
    <FieldFrame id={id} label={label} hint={undefined} message={message}>
      <Control {...{ question, id, value, onValue, isFixed, described }} />
      {notes}
    </FieldFrame>
  )
}

interface ControlProps {
  question: AskedQuestion
  id: string
  value: string
  onValue: (value: string) => void
  isFixed: boolean
  described: ReturnType<typeof describedBy>
}

function Control({ question: { kind, options }, id, value, onValue, isFixed, described }: ControlProps) {
  if (kind === 'choice' && !isFixed) {
    return (
      <select
        {...described}
        id={id}
        value={options.includes(value) ? value : ''}
        onChange={(event) => onValue(event.currentTarget.value)}
        className="control"
      >
        <option value="">{words.choose}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
    )
  }
  const typing = {
    ...described,
    id,
    value,
    readOnly: isFixed,
    autoComplete: 'off',
    onChange: (event: { currentTarget: { value: string } }) => onValue(event.currentTarget.value),
  }
  return kind === 'long' ? (
    <textarea {...typing} rows={6} className="control py-3" />
  ) : (
    <input
      {...typing}
      inputMode={kind === 'number' ? 'decimal' : undefined}
      className="control tabular-nums"
    />
  )
}
