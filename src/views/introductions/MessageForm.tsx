import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { AnyCommands } from '../../../machines/commands/commands.ts'
import { textIn } from '../../../machines/shared/submission.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { introductionWords } from '../../words/introductions/introductions.ts'

const words = introductionWords.message

const id = 'messageForm'

interface Props {
  flow: AnyCommands
  /** Events that this side may send. */
  can: readonly string[]
  /** Name of the other side. */
  other: string
  onSend: (message: { readonly type: 'reply' | 'tell'; readonly message: string }) => void
}

/** Message box for the other side, or for a reply that is due. Unsent text stays in the box. */
export function MessageForm({ flow, can, other, onSend }: Props) {
  const isOwn = useSelector(flow, ({ context }) => context.ran?.command === 'send')
  const busy = useSelector(flow, (state) => state.hasTag('busy'))
  const failure = useSelector(flow, ({ context }) => context.failure)
  const done = useSelector(flow, ({ context }) => context.done)
  const isDue = can.includes('reply')

  useEffect(() => {
    if (done?.command === 'send') document.querySelector<HTMLFormElement>(`#${id}`)?.reset()
  }, [done])

  if (!isDue && !can.includes('tell')) return null
  return (
    <Form
      id={id}
      failure={isOwn ? failure : undefined}
      busy={busy && isOwn}
      onSubmit={(form) => onSend({ type: isDue ? 'reply' : 'tell', message: textIn(form, 'event.message') })}
    >
      <TextArea
        label={words.label(other)}
        name="event.message"
        hint={words.hint}
        rows={isDue ? 4 : 2}
        onKeyDown={({ currentTarget, ctrlKey, key, metaKey }) => {
          if (key === 'Enter' && (ctrlKey || metaKey)) currentTarget.form?.requestSubmit()
        }}
      />
      <Button type="submit" size="small" aria-disabled={busy || undefined} aria-keyshortcuts="Control+Enter">
        {isDue ? words.reply : words.tell}
        {busy && isOwn && <span className="spinner size-4" />}
      </Button>
    </Form>
  )
}
