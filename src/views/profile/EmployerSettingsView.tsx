import { useSelector } from '@xstate/react'
import type { ChangePasswordFlow } from '../../../machines/profile/changePassword.ts'
import type { EditingFlow } from '../../../machines/editing/editing.ts'
import { Heading } from '../../ui/text/Heading.tsx'
import { ChangePassword } from './ChangePassword.tsx'
import { PreferencesPanel } from './PreferencesPanel.tsx'
import { ProfileSettings } from './ProfileSettings.tsx'

interface Props {
  flow: EditingFlow
  passwordFlow: ChangePasswordFlow
}

export function EmployerSettingsView({ flow, passwordFlow }: Props) {
  const emailAddress = useSelector(flow, ({ context }) => context.user.emailAddress)
  return (
    <>
      <Heading>Settings</Heading>
      <ProfileSettings flow={flow} />
      <ChangePassword flow={passwordFlow} emailAddress={emailAddress} />
      <PreferencesPanel />
    </>
  )
}
