import { postingCounts } from '../../../../contract/postings/posting.ts'
import type { TypedPosting } from '../../../../contract/postings/typed.ts'
import { editorSections } from '../../../words/editor.ts'
import { editorFields, editorRows } from '../../../words/postings/editor.ts'
import { Choice, Line, Lines } from '../../forms/draft/fields.tsx'
import { Rows } from '../../forms/draft/Rows.tsx'
import { Section } from './Section.tsx'
import { useControl } from '../../forms/draft/draftFields.ts'
import { useTyped } from './useEditor.ts'

type Question = TypedPosting['questions'][number]

const kinds: Readonly<Record<Question['kind'], string>> = editorFields.kinds

const isKind = (kind: string): kind is Question['kind'] => Object.hasOwn(kinds, kind)

/** Section for the questions to applicants. */
export function QuestionsSection() {
  const { typed, change } = useTyped('questions')
  return (
    <Section section={editorSections.questions}>
      <p className="mb-4 text-hint text-muted">{editorFields.questionsHint}</p>
      <Rows
        id="posting.questions"
        words={editorRows.question}
        rows={typed.questions}
        onRows={(questions) => change({ questions })}
        most={postingCounts.questions}
        blank={{ label: '', kind: 'short', options: '', required: true, knockOut: '' }}
      >
        {(question, index, changeRow) => (
          <QuestionFields question={question} index={index} onChange={changeRow} />
        )}
      </Rows>
    </Section>
  )
}

interface Props {
  question: Question
  index: number
  onChange: (changed: Partial<Question>) => void
}

function QuestionFields({ question, index, onChange }: Props) {
  const { label, kind, options, required } = question
  const id = `posting.questions.${index}`
  const number = index + 1
  const { isFixed } = useControl(id)
  return (
    <>
      <Line
        id={`${id}.label`}
        label={editorFields.question(number)}
        value={label}
        onValue={(value) => onChange({ label: value })}
      />
      <Choice
        id={`${id}.kind`}
        label={editorFields.kind(number)}
        options={kinds}
        value={kind}
        onValue={(value) => isKind(value) && onChange({ kind: value, knockOut: '' })}
      />
      {kind === 'choice' && (
        <Lines
          id={`${id}.options`}
          label={editorFields.options(number)}
          hint={editorFields.optionsHint}
          value={options}
          onValue={(value) => onChange({ options: value })}
        />
      )}
      <KnockOut question={question} index={index} onChange={onChange} />
      <label className="mb-3 flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          checked={required}
          disabled={isFixed}
          onChange={(event) => onChange({ required: event.currentTarget.checked })}
          className="size-6 accent-primary"
        />
        {editorFields.needed(number)}
      </label>
    </>
  )
}

/**
 * Field for the preferred answer to a question. Candidates do not see it, and no other answer leads to a
 * rejection.
 */
function KnockOut({ question: { kind, options, knockOut }, index, onChange }: Props) {
  if (kind === 'short' || kind === 'long') return null
  const field = {
    id: `posting.questions.${index}.knockOut`,
    label: editorFields.wanted(index + 1),
    hint: editorFields.wantedHint,
    value: knockOut,
    onValue: (value: string) => onChange({ knockOut: value }),
  }
  if (kind === 'number') return <Line {...field} inputMode="decimal" />
  const answers =
    kind === 'yesNo'
      ? { yes: editorFields.yes, no: editorFields.no }
      : Object.fromEntries(
          options
            .split('\n')
            .map((line) => line.trim())
            .filter(Boolean)
            .map((line) => [line, line]),
        )
  return <Choice {...field} options={answers} none={editorFields.any} />
}
