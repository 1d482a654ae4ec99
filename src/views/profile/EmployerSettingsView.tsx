import type { ReactNode } from 'react'
import type { User } from '../../../contract/user.ts'
import type { EditingFlow } from '../../../machines/editing/editing.ts'
import { Heading } from '../../ui/text/Heading.tsx'
import { settingsWords } from '../../words/profile/profile.ts'
import { PreferencesPanel, type PreferencesProps } from './PreferencesPanel.tsx'
import { ProfileSettings } from './ProfileSettings.tsx'

interface Props extends PreferencesProps {
  flow: EditingFlow
  user: User
  /** Panels about login methods. */
  signIn: ReactNode
  /** Panels about the account's data. */
  ownData: ReactNode
  /** Panel with email preferences. */
  mails: ReactNode
}

/** Settings page of an employer: details, login, emails and appearance. */
export function EmployerSettingsView({ flow, user, signIn, ownData, mails, ...preferences }: Props) {
  return (
    <>
      <Heading>{settingsWords.title}</Heading>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-6 2xl:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
        <div className="mb-6">
          <ProfileSettings flow={flow} user={user} />
          {signIn}
        </div>
        <div>
          {mails}
          <PreferencesPanel {...preferences} />
          {ownData}
        </div>
      </div>
    </>
  )
}
