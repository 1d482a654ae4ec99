import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import type { CreatingFlow } from '../../../machines/postings/creating.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { StillWaiting } from '../../ui/feedback/StillWaiting.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { SubmitButton } from '../../ui/form/SubmitButton.tsx'
import { Panel } from '../../ui/text/Panel.tsx'

interface Props {
  flow: CreatingFlow
  /** Whether it is not the first thing to do on its page. */
  isSecond?: boolean
}

/** Begins a posting: a button, and in its place the form that asks for the title. */
export function WritePosting({ flow, isSecond = false }: Props) {
  const isOffering = useSelector(flow, (state) => !state.matches('asking') && !state.matches('creating'))
  const failure = useSelector(flow, ({ context }) => context.failure)
  const busy = useSelector(flow, (state) => state.hasTag('busy'))
  const slow = useSelector(flow, (state) => state.hasTag('slow'))
  const place = useRef<HTMLDivElement>(null)
  const wasOffering = useRef(isOffering)

  // What was pressed is gone: reading goes on at what stands in its place.
  useEffect(() => {
    if (wasOffering.current === isOffering) return
    wasOffering.current = isOffering
    place.current?.querySelector<HTMLElement>('input, button')?.focus()
  }, [isOffering])

  return (
    <div ref={place}>
      {isOffering ? (
        <>
          <Button
            look={isSecond ? 'secondary' : 'primary'}
            size="small"
            onClick={() => flow.send({ type: 'write' })}
          >
            Write a posting
          </Button>
          {slow && <StillWaiting />}
        </>
      ) : (
        <Panel title="Write a posting">
          <Form
            id="newPosting"
            failure={failure}
            busy={busy}
            onSubmit={(form) => flow.send({ type: 'submit', form })}
          >
            <Field
              label="Title"
              name="title"
              id="newTitle"
              spellCheck
              hint="As people search for it, such as “Stage carpenter”."
            />
            <div className="flex flex-wrap items-end gap-3">
              <SubmitButton busyWords="Beginning">Begin</SubmitButton>
              <Button look="quiet" onClick={() => flow.send({ type: 'cancel' })}>
                Cancel
              </Button>
            </div>
            {slow && <StillWaiting />}
          </Form>
        </Panel>
      )}
    </div>
  )
}
