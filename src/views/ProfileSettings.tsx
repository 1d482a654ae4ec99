import { useSelector } from '@xstate/react'
import { useCallback, useEffect, useRef } from 'react'
import { forms } from '../../contract/forms.ts'
import type { User } from '../../contract/user.ts'
import type { ProfileFlow } from '../../machines/profile.ts'
import { Field } from '../ui/Field.tsx'
import { Form } from '../ui/Form.tsx'
import { Panel } from '../ui/Panel.tsx'
import { StillWaiting } from '../ui/StillWaiting.tsx'
import { SubmitButton } from '../ui/SubmitButton.tsx'
import { LeaveDialog } from './LeaveDialog.tsx'

export function ProfileSettings({ flow }: { flow: ProfileFlow }) {
  const user = useSelector(flow, ({ context }) => context.user)
  const failure = useSelector(flow, ({ context }) => context.failure)
  const busy = useSelector(flow, (state) => state.hasTag('busy'))
  const slow = useSelector(flow, (state) => state.hasTag('slow'))
  const leaving = useSelector(flow, (state) => state.matches('leaving'))

  const place = useRef<HTMLDivElement>(null)

  const tellDifference = useCallback(() => {
    const form = place.current?.querySelector('form')
    if (form) flow.send({ type: differs(new FormData(form), user) ? 'change' : 'revert' })
  }, [flow, user])

  // Somebody may have typed on while it was being saved.
  useEffect(() => tellDifference(), [tellDifference])

  return (
    <Panel title="Your details">
      <div ref={place} onInput={tellDifference}>
        <Form
          id="settings"
          failure={failure}
          busy={busy}
          onSubmit={(form) => flow.send({ type: 'submit', form })}
        >
          <div className="grid gap-x-6 sm:grid-cols-2">
            <Field
              label="First name"
              name="firstName"
              autoComplete="given-name"
              defaultValue={user.firstName}
              rule={forms.profile.firstName}
            />
            <Field
              label="Last name"
              name="lastName"
              autoComplete="family-name"
              defaultValue={user.lastName}
              rule={forms.profile.lastName}
            />
            <Field
              label="User name"
              name="userName"
              autoComplete="nickname"
              hint="At least 6 letters or numbers."
              defaultValue={user.userName}
              rule={forms.profile.userName}
            />
            <Field
              label="Email address"
              name="emailAddress"
              type="email"
              autoComplete="email"
              hint="It cannot be changed here."
              defaultValue={user.emailAddress}
              readOnly
            />
          </div>
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

const editable = ['firstName', 'lastName', 'userName'] as const

const differs = (form: FormData, user: User) => editable.some((name) => form.get(name) !== user[name])
