import { useSelector } from '@xstate/react'
import { useCallback, useEffect, useRef, type ReactNode } from 'react'
import type { FormName } from '../../contract/forms.ts'
import type { ProfileFlow } from '../../machines/profile.ts'
import { Form } from '../ui/Form.tsx'
import { Panel } from '../ui/Panel.tsx'
import { StillWaiting } from '../ui/StillWaiting.tsx'
import { SubmitButton } from '../ui/SubmitButton.tsx'
import { LeaveDialog } from './LeaveDialog.tsx'

interface Props {
  flow: ProfileFlow
  id: string
  rules: FormName
  title: string
  /** What is saved, by the name of its field: what differs from it would be lost. */
  saved: Readonly<Record<string, string>>
  children: ReactNode
}

/** A form that changes what is known of a member, and asks before it is left unsaved. */
export function EditingForm({ flow, id, rules, title, saved, children }: Props) {
  const failure = useSelector(flow, ({ context }) => context.failure)
  const busy = useSelector(flow, (state) => state.hasTag('busy'))
  const slow = useSelector(flow, (state) => state.hasTag('slow'))
  const leaving = useSelector(flow, (state) => state.matches('leaving'))
  const place = useRef<HTMLDivElement>(null)

  const tellDifference = useCallback(() => {
    const form = place.current?.querySelector('form')
    if (form) flow.send({ type: differs(new FormData(form), saved) ? 'change' : 'revert' })
  }, [flow, saved])

  // Somebody may have typed on while it was being saved.
  useEffect(() => tellDifference(), [tellDifference])

  return (
    <Panel title={title}>
      <div ref={place} onInput={tellDifference}>
        <Form
          id={id}
          rules={rules}
          failure={failure}
          busy={busy}
          onSubmit={(form) => flow.send({ type: 'submit', form })}
        >
          {children}
          <SubmitButton busyWords="Saving">Save</SubmitButton>
          {slow && <StillWaiting />}
        </Form>
      </div>
      <LeaveDialog
        open={leaving}
        onStay={() => flow.send({ type: 'stay' })}
        onLeave={() => flow.send({ type: 'discard' })}
      />
    </Panel>
  )
}

const differs = (form: FormData, saved: Props['saved']) =>
  Object.entries(saved).some(([name, value]) => lines(form.get(name)) !== value)

// A form sends a line break as two characters.
const lines = (value: FormDataEntryValue | null) =>
  typeof value === 'string' ? value.replaceAll('\r\n', '\n') : value
