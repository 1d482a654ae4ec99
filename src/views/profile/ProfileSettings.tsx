import { useMemo } from 'react'
import type { User } from '../../../contract/user.ts'
import type { EditingFlow } from '../../../machines/editing/editing.ts'
import { Field } from '../../ui/form/Field.tsx'
import { profileWords } from '../../words/profile/profile.ts'
import { EditingForm } from '../forms/EditingForm.tsx'

const words = profileWords.details

/** Form for the name of a member, with the email address. */
export function ProfileSettings({ flow, user }: { flow: EditingFlow; user: User }) {
  const saved = useMemo(
    () => ({ firstName: user.firstName, lastName: user.lastName, userName: user.userName }),
    [user],
  )

  return (
    <EditingForm flow={flow} id="settings" rules="profile" title={words.title} saved={saved}>
      <div className="field-row">
        <Field
          label={words.firstName}
          name="firstName"
          autoComplete="given-name"
          defaultValue={user.firstName}
        />
        <Field
          label={words.lastName}
          name="lastName"
          autoComplete="family-name"
          defaultValue={user.lastName}
        />
        <Field
          label={words.userName}
          name="userName"
          autoComplete="nickname"
          hint={words.userNameHint}
          defaultValue={user.userName}
        />
        <Field
          label={words.emailAddress}
          name="emailAddress"
          type="email"
          autoComplete="email"
          hint={words.emailAddressHint}
          value={user.emailAddress}
          readOnly
        />
      </div>
    </EditingForm>
  )
}
