import type { User } from '../../contract/user.ts'
import type { ProfileFlow } from '../../machines/profile.ts'
import { Heading } from '../ui/Heading.tsx'
import { Tabs } from '../ui/Tabs.tsx'
import { PreferencesPanel } from './PreferencesPanel.tsx'
import { ProfileOverview } from './ProfileOverview.tsx'
import { ProfileSettings } from './ProfileSettings.tsx'

const tabs = ['overview', 'preferences', 'settings'] as const

type Tab = (typeof tabs)[number]

/** The tab that the query parameter `tab` names; overview for anything else (specification, 2). */
export const profileTab = (named: string | null): Tab => tabs.find((tab) => tab === named) ?? 'overview'

interface Props {
  flow: ProfileFlow
  user: User
  tab: Tab
  onTab: (tab: Tab) => void
}

export function ProfileView({ flow, user, tab, onTab }: Props) {
  return (
    <>
      <Heading>Candidate Profile</Heading>
      <Tabs
        label="Candidate Profile"
        value={tab}
        onChange={onTab}
        tabs={[
          { value: 'overview', label: 'Overview', content: <ProfileOverview user={user} /> },
          { value: 'preferences', label: 'Preferences', content: <PreferencesPanel /> },
          { value: 'settings', label: 'Settings', content: <ProfileSettings flow={flow} /> },
        ]}
      />
    </>
  )
}
