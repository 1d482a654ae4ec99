import { useSelector } from '@xstate/react'
import type { OwnIntroduction } from '../../../contract/introductions/calls.ts'
import { sharedParts } from '../../../contract/introductions/lifecycle.ts'
import type { IntroductionCommandsFlow } from '../../../machines/introductions/introductionCommands.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Dialog } from '../../ui/feedback/Dialog.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { introductionWords, invitedWords } from '../../words/introductions/introductions.ts'

const words = invitedWords.accept

interface Props {
  introduction: OwnIntroduction
  flow: IntroductionCommandsFlow
}

/**
 * Dialog for accepting an invitation. Asks which parts of the profile to reveal, and says what the company
 * will see.
 */
export function AcceptDialog({ introduction: { id, posting, resume, revision }, flow }: Props) {
  const isOpen = useSelector(flow, ({ context }) => context.asked?.command === 'accept')
  const failure = useSelector(flow, ({ context }) => context.failure)
  const busy = useSelector(flow, (state) => state.hasTag('busy'))
  const cancel = () => flow.send({ type: 'cancel' })
  const labels = { ...words.parts, resume: words.parts.resume(resume?.title) }
  return (
    <Dialog open={isOpen} id="accept" title={words.title} onCancel={cancel}>
      <p className="mt-2 mb-5 text-muted">{words.reveals(posting.company.name)}</p>
      <Form
        id="acceptForm"
        failure={isOpen ? failure : undefined}
        busy={busy}
        onSubmit={(form) => {
          const shares = sharedParts.filter((part) => form.get(part) !== null)
          const event = { type: 'accept' as const, shares: [...shares] }
          flow.send({ type: 'run', command: 'accept', input: { id, revision, event } })
        }}
      >
        <fieldset className="mb-5">
          <legend className="mb-2 text-label">{words.legend}</legend>
          {sharedParts
            .filter((part) => part !== 'resume' || resume !== null)
            .map((part) => (
              <label key={part} className="flex min-h-11 cursor-pointer items-center gap-3">
                <input type="checkbox" name={part} className="size-6 shrink-0 accent-primary" />
                {labels[part]}
              </label>
            ))}
          {resume && <p className="mt-1 text-hint text-muted">{words.resumeNote}</p>}
        </fieldset>
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
