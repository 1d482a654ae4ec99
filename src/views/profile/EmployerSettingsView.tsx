import type { ReactNode } from 'react'
import type { User } from '../../../contract/user.ts'
import type { ChangePasswordFlow } from '../../../machines/profile/changePassword.ts'
import type { EditingFlow } from '../../../machines/editing/editing.ts'
import { Heading } from '../../ui/text/Heading.tsx'
import { ChangePassword } from './ChangePassword.tsx'
import { PreferencesPanel, type PreferencesProps } from './PreferencesPanel.tsx'
import { ProfileSettings } from './ProfileSettings.tsx'

interface Props extends PreferencesProps {
  flow: EditingFlow
  user: User
  passwordFlow: ChangePasswordFlow
  /** Which mails come. */
  mails: ReactNode
}

export function EmployerSettingsView({ flow, user, passwordFlow, mails, ...preferences }: Props) {
  return (
    <>
      <Heading>Settings</Heading>
      <ProfileSettings flow={flow} user={user} />
      <ChangePassword flow={passwordFlow} emailAddress={user.emailAddress} />
      {mails}
      <PreferencesPanel {...preferences} />
    </>
  )
}
