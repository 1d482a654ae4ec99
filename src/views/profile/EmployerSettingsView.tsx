import type { ReactNode } from 'react'
import { useSelector } from '@xstate/react'
import type { ChangePasswordFlow } from '../../../machines/profile/changePassword.ts'
import type { EditingFlow } from '../../../machines/editing/editing.ts'
import { Heading } from '../../ui/text/Heading.tsx'
import { ChangePassword } from './ChangePassword.tsx'
import { PreferencesPanel, type PreferencesProps } from './PreferencesPanel.tsx'
import { ProfileSettings } from './ProfileSettings.tsx'

interface Props extends PreferencesProps {
  flow: EditingFlow
  passwordFlow: ChangePasswordFlow
  /** Which mails come. */
  mails: ReactNode
}

export function EmployerSettingsView({ flow, passwordFlow, mails, ...preferences }: Props) {
  const emailAddress = useSelector(flow, ({ context }) => context.user.emailAddress)
  return (
    <>
      <Heading>Settings</Heading>
      <ProfileSettings flow={flow} />
      <ChangePassword flow={passwordFlow} emailAddress={emailAddress} />
      {mails}
      <PreferencesPanel {...preferences} />
    </>
  )
}
