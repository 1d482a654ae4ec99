import type { EditingFlow } from '../../../machines/editing/editing.ts'
import { Heading } from '../../ui/text/Heading.tsx'
import { PreferencesPanel } from './PreferencesPanel.tsx'
import { ProfileSettings } from './ProfileSettings.tsx'

export function EmployerSettingsView({ flow }: { flow: EditingFlow }) {
  return (
    <>
      <Heading>Settings</Heading>
      <ProfileSettings flow={flow} />
      <PreferencesPanel />
    </>
  )
}
