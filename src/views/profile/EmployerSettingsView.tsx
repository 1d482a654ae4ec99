import type { ReactNode } from 'react'
import type { User } from '../../../contract/user.ts'
import type { ChangePasswordFlow } from '../../../machines/profile/changePassword.ts'
import type { EditingFlow } from '../../../machines/editing/editing.ts'
import { Heading } from '../../ui/text/Heading.tsx'
import { settingsWords } from '../../words/profile/profile.ts'
import { ChangePassword } from './ChangePassword.tsx'
import { PreferencesPanel, type PreferencesProps } from './PreferencesPanel.tsx'
import { ProfileSettings } from './ProfileSettings.tsx'

interface Props extends PreferencesProps {
  flow: EditingFlow
  user: User
  passwordFlow: ChangePasswordFlow
  /** Settings of emails. */
  mails: ReactNode
}

/** Details, password, emails and appearance of an employer. */
export function EmployerSettingsView({ flow, user, passwordFlow, mails, ...preferences }: Props) {
  return (
    <>
      <Heading>{settingsWords.title}</Heading>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-6 min-[1200px]:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
        <ProfileSettings flow={flow} user={user} />
        <ChangePassword flow={passwordFlow} emailAddress={user.emailAddress} />
        {mails}
        <PreferencesPanel {...preferences} />
      </div>
    </>
  )
}
