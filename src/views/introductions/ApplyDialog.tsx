import { useSelector } from '@xstate/react'
import type { Answer } from '../../../contract/applications/application.ts'
import type { OwnIntroduction } from '../../../contract/introductions/calls.ts'
import type { AskedQuestion } from '../../../contract/postings/posting.ts'
import type { IntroductionCommandsFlow } from '../../../machines/introductions/introductionCommands.ts'
import { textIn } from '../../../machines/shared/submission.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Dialog } from '../../ui/feedback/Dialog.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { introductionWords, invitedWords } from '../../words/introductions/introductions.ts'

const words = invitedWords.apply

interface Props {
  introduction: OwnIntroduction
  flow: IntroductionCommandsFlow
}

/** Dialog with the questions of the job post, filled with earlier answers, that sends an application. */
export function ApplyDialog({ introduction, flow }: Props) {
  const { earlier, id, posting, questions, resume, revision } = introduction
  const isOpen = useSelector(flow, ({ context }) => context.asked?.command === 'apply')
  const failure = useSelector(flow, ({ context }) => context.failure)
  const busy = useSelector(flow, (state) => state.hasTag('busy'))
  const cancel = () => flow.send({ type: 'cancel' })
  return (
    <Dialog open={isOpen} id="apply" title={words.title} onCancel={cancel}>
      <p className="mt-2 mb-5 text-muted">
        {words.text(resume?.title, posting.company.name, questions.length > 0)}
      </p>
      <Form
        id="applyForm"
        failure={isOpen ? failure : undefined}
        busy={busy}
        onSubmit={(form) => {
          const answers = Object.fromEntries(
            questions.flatMap((question) => {
              const answer = answerOf(question, textIn(form, `answers.${question.key}`))
              return answer === undefined ? [] : [[question.key, answer] as const]
            }),
          )
          flow.send({
            type: 'run',
            command: 'apply',
            input: { id, revision, event: { type: 'apply', answers } },
          })
        }}
      >
        {questions.map((question) => (
          <Question key={question.key} question={question} earlier={earlier[question.key]} />
        ))}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" size="small" aria-disabled={busy || undefined}>
            {words.label}
            {busy && isOpen && <span className="spinner size-4" />}
          </Button>
          <Button look="secondary" size="small" onClick={cancel}>
            {introductionWords.cancel}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}

/** Answer in a field; undefined if it is empty. */
function answerOf({ kind }: AskedQuestion, typed: string): Answer | undefined {
  const text = typed.trim()
  if (text === '') return undefined
  if (kind === 'yesNo') return text === 'yes'
  return kind === 'number' && !Number.isNaN(Number(text)) ? Number(text) : text
}

interface QuestionProps {
  question: AskedQuestion
  earlier: Answer | undefined
}

function Question({ question: { key, kind, label: asked, options, required }, earlier }: QuestionProps) {
  const common = {
    name: `answers.${key}`,
    label: required ? asked : words.optional(asked),
    defaultValue: typeof earlier === 'boolean' ? (earlier ? 'yes' : 'no') : String(earlier ?? ''),
  }
  if (kind === 'yesNo') {
    return <Select {...common} none={words.choose} options={{ yes: words.yes, no: words.no }} />
  }
  if (kind === 'choice') {
    return (
      <Select
        {...common}
        none={words.choose}
        options={Object.fromEntries(options.map((option) => [option, option]))}
      />
    )
  }
  if (kind === 'long') return <TextArea {...common} />
  return <Field {...common} {...(kind === 'number' && { inputMode: 'decimal' })} />
}
