import { useState, type ComponentProps, type SyntheticEvent } from 'react'
import { isolate } from '../../../../contract/isolate.ts'
import type { Answer } from '../../../../contract/applications/events/applicationEvents.ts'
import type { Addressed } from '../../../../contract/applications/events/eventDefinition.ts'
import type { EmployerApplicationEvent, Stage } from '../../../../contract/applications/lifecycle.ts'
import type { Failure } from '../../../../machines/shared/failure.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { Form } from '../../../ui/form/Form.tsx'
import { TextArea } from '../../../ui/form/TextArea.tsx'
import { moveInWords, stagesAfter, type NextStage } from '../../../words/applications/answering.ts'
import { AnswerField } from './AnswerField.tsx'
import { answerIn, draftIn, type Draft } from './answerIn.ts'
import { MessagePreview } from './MessagePreview.tsx'

/** Who is written to. */
export interface Reader extends Addressed {
  readonly stage: Stage | null
  /** The pay of the posting, where it is known. */
  readonly posted?: ComponentProps<typeof AnswerField>['posted']
}

interface Props {
  answer: Answer
  /** Who reads it; the first of them, where it goes to several. */
  reader: Reader
  /** Where they are moved to, where that was chosen before. */
  aim?: NextStage | undefined
  /** What stands in a prepared message for each of several readers, or for one whose name is hidden. */
  fields?: Pick<Reader, 'name' | 'title'> | undefined
  /** Whether several read it. */
  isToMany?: boolean
  /** A message as that reader gets it. */
  filled?: (message: string) => string
  failure: Failure | undefined
  busy: boolean
  onSend: (event: EmployerApplicationEvent) => void
  onCancel: () => void
}

const asWritten = (message: string) => message

/** One answer as it is written: what it takes, and what its reader will see. */
export function AnswerForm(props: Props) {
  const {
    answer,
    reader,
    aim,
    fields,
    isToMany = false,
    filled = asWritten,
    failure,
    busy,
    onSend,
    onCancel,
  } = props
  const [draft, setDraft] = useState<Draft>({})
  const [typed, setTyped] = useState<string>()
  const { form, label, type } = answer
  const { company, name, stage } = reader
  const stages = stagesAfter(stage)
  // What was chosen before may be behind them by now.
  const to = [draft.to, aim].find((each) => each && stages.includes(each)) ?? stages[0]
  const message = typed ?? form.prepared?.(draft, { ...reader, ...fields }) ?? ''
  const hint = form.hint(isToMany ? 'each of them' : isolate(name))
  const standFor = isToMany
    ? 'the name and the job of each'
    : 'their name, which is hidden from you, and the job'

  const keepDraft = ({ currentTarget }: SyntheticEvent) => setDraft(draftIn(currentTarget.closest('form')))

  return (
    <Form
      id={`${type}Form`}
      failure={failure}
      busy={busy}
      onSubmit={(data) => onSend(answerIn(data, answer))}
    >
      <div className="mt-5" onInput={keepDraft}>
        {form.fields.map((field) => (
          <AnswerField
            key={field.name}
            type={type}
            field={field}
            posted={reader.posted}
            stages={stages}
            to={to}
            onChoose={keepDraft}
          />
        ))}
        <TextArea
          id={`${type}Message`}
          label={form.isMessageOptional ? 'Message (optional)' : 'Message'}
          name="event.message"
          hint={fields ? `${hint} {{name}} and {{role}} stand for ${standFor}.` : hint}
          rows={form.prepared ? 7 : 4}
          value={message}
          onType={setTyped}
        />
      </div>
      {(form.isMessageOptional || message.trim() !== '') && (
        <MessagePreview
          event={{ ...draft, type, to, message: filled(message.trim()) }}
          name={name}
          company={company}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" aria-disabled={busy || undefined}>
          {type === 'advance' ? to && moveInWords(to) : label}
          {busy && <span className="spinner size-4" />}
        </Button>
        <Button look="secondary" size="small" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </Form>
  )
}
