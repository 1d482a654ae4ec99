import { useSelector } from '@xstate/react'
import Plus from 'lucide-react/icons/plus'
import { useEffect, useRef } from 'react'
import type { CreatingFlow } from '../../../machines/postings/creating.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { StillWaiting } from '../../ui/feedback/StillWaiting.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { SubmitButton } from '../../ui/form/SubmitButton.tsx'
import { Panel } from '../../ui/text/Panel.tsx'
import { createPostingWords } from '../../words/postings/list.ts'

interface Props {
  flow: CreatingFlow
  /** True if its section has another primary button. */
  isSecond?: boolean
}

/** Button to create a job post, which is replaced by a form for the title. */
export function WritePosting({ flow, isSecond = false }: Props) {
  const isOffering = useSelector(flow, (state) => !state.matches('asking') && !state.matches('creating'))
  const failure = useSelector(flow, ({ context }) => context.failure)
  const busy = useSelector(flow, (state) => state.hasTag('busy'))
  const slow = useSelector(flow, (state) => state.hasTag('slow'))
  const place = useRef<HTMLDivElement>(null)
  const wasOffering = useRef(isOffering)

  // The pressed button disappears, so the focus moves to the form, or back to the button.
  useEffect(() => {
    if (wasOffering.current === isOffering) return
    wasOffering.current = isOffering
    place.current?.querySelector<HTMLElement>('input, button')?.focus()
  }, [isOffering])

  return (
    <div ref={place} className="has-[form]:w-full">
      {isOffering ? (
        <>
          <Button
            look={isSecond ? 'secondary' : 'primary'}
            size="small"
            onClick={() => flow.send({ type: 'write' })}
          >
            <Plus className="size-[18px]" />
            {createPostingWords.postJob}
          </Button>
          {slow && <StillWaiting />}
        </>
      ) : (
        <Panel title={createPostingWords.postJob}>
          <Form
            id="newPosting"
            failure={failure}
            busy={busy}
            onSubmit={(form) => flow.send({ type: 'submit', form })}
          >
            <Field
              label={createPostingWords.title}
              name="title"
              id="newTitle"
              spellCheck
              hint={createPostingWords.hint}
            />
            <div className="flex flex-wrap items-end gap-3">
              <SubmitButton busyWords={createPostingWords.creating}>{createPostingWords.create}</SubmitButton>
              <Button look="quiet" onClick={() => flow.send({ type: 'cancel' })}>
                {createPostingWords.cancel}
              </Button>
            </div>
            {slow && <StillWaiting />}
          </Form>
        </Panel>
      )}
    </div>
  )
}
