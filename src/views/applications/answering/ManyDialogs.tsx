import { useSelector } from '@xstate/react'
import { answers } from '../../../../contract/applications/events/applicationEvents.ts'
import { addressed } from '../../../../contract/applications/addressed.ts'
import type { Stage } from '../../../../contract/applications/lifecycle.ts'
import type { AnsweringManyFlow } from '../../../../machines/applications/answeringMany.ts'
import { Dialog } from '../../../ui/feedback/Dialog.tsx'
import { typedFields, type NextStage } from '../../../words/applications/answering.ts'
import { applicantsInWords } from '../../../words/applications/waiting.ts'
import { AnswerForm } from './AnswerForm.tsx'

/** Replies that can go to several applicants at once. An offer goes to one person only. */
export const answersToMany = answers.filter(({ form }) => !form.isToOne)

interface Props {
  company: string
  /** Most advanced stage among the selected applicants. */
  stage?: Stage | null
  /** Stage preselected in the dialog. */
  aim?: NextStage | undefined
  flow: AnsweringManyFlow
}

/** Dialogs for replies to several applicants. The preview shows the message to the first of them. */
export function ManyDialogs({ company, stage = 'submitted', aim, flow }: Props) {
  const considered = useSelector(flow, ({ context }) => context.considered)
  const failure = useSelector(flow, ({ context }) => context.failure)
  const chosen = useSelector(flow, ({ context }) => context.chosen)
  const busy = useSelector(flow, (state) => state.hasTag('busy'))
  const rounds = useSelector(flow, ({ context }) => context.rounds)
  const [first] = chosen
  const name = first?.candidate.firstName ?? ''
  const title = first?.title ?? ''
  const cancel = () => flow.send({ type: 'cancel' })

  return answersToMany.map((answer) => (
    <Dialog
      key={answer.type}
      open={considered === answer.type}
      id={answer.type}
      title={answer.form.title(applicantsInWords(chosen.length))}
      onCancel={cancel}
    >
      <AnswerForm
        key={rounds}
        answer={answer}
        reader={{ name, title, company, stage }}
        aim={aim}
        isToMany
        fields={typedFields}
        filled={(message) => addressed(message, { name, role: title }).text}
        failure={considered === answer.type ? failure : undefined}
        busy={considered === answer.type && busy}
        onSend={(event) => flow.send({ type: 'send', event })}
        onCancel={cancel}
      />
    </Dialog>
  ))
}
