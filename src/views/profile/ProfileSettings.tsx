import { useMemo } from 'react'
import type { User } from '../../../contract/user.ts'
import type { EditingFlow } from '../../../machines/editing/editing.ts'
import { Field } from '../../ui/form/Field.tsx'
import { EditingForm } from '../forms/EditingForm.tsx'

export function ProfileSettings({ flow, user }: { flow: EditingFlow; user: User }) {
  const saved = useMemo(
    () => ({ firstName: user.firstName, lastName: user.lastName, userName: user.userName }),
    [user],
  )

  return (
    <EditingForm flow={flow} id="settings" rules="profile" title="Your details" saved={saved}>
      <div className="field-row">
        <Field label="First name" name="firstName" autoComplete="given-name" defaultValue={user.firstName} />
        <Field label="Last name" name="lastName" autoComplete="family-name" defaultValue={user.lastName} />
        <Field
          label="User name"
          name="userName"
          autoComplete="nickname"
          hint="At least 6 letters or numbers."
          defaultValue={user.userName}
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
    </EditingForm>
  )
}
