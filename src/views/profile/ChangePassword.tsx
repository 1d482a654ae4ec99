import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import type { ChangePasswordFlow } from '../../../machines/profile/changePassword.ts'
import { PasswordField } from '../../ui/form/PasswordField.tsx'
import { PasswordRules } from '../../ui/form/PasswordRules.tsx'
import { SubmitButton } from '../../ui/form/SubmitButton.tsx'
import { Panel } from '../../ui/text/Panel.tsx'
import { generatedPassword } from '../../words/generatedPassword.ts'
import { profileWords } from '../../words/profile/profile.ts'
import { FlowForm } from '../forms/FlowForm.tsx'

const words = profileWords.password

/** Form for changing the member's password. */
export function ChangePassword({ flow, emailAddress }: { flow: ChangePasswordFlow; emailAddress: string }) {
  const changes = useSelector(flow, ({ context }) => context.changes)
  const place = useRef<HTMLDivElement>(null)

  // Clears both passwords after a change.
  useEffect(() => {
    if (changes > 0) place.current?.querySelector('form')?.reset()
  }, [changes])

  return (
    <Panel title={words.title}>
      <div ref={place}>
        <FlowForm flow={flow} id="changePassword" rules="changePassword">
          {/* Not submitted: it tells password managers which account the password belongs to. */}
          <input hidden readOnly type="email" autoComplete="username" value={emailAddress} />
          <PasswordField
            label={words.current}
            name="currentPassword"
            autoComplete="current-password"
            enterKeyHint="next"
          />
          <PasswordField
            label={words.new}
            id="newPassword"
            name="password"
            autoComplete="new-password"
            passwordrules={generatedPassword}
            enterKeyHint="done"
            guide={PasswordRules}
          />
          <SubmitButton busyWords={words.changing}>{words.change}</SubmitButton>
        </FlowForm>
      </div>
    </Panel>
  )
}
