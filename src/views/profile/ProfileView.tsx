import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { User } from '../../../contract/user.ts'
import type { ChangePasswordFlow } from '../../../machines/profile/changePassword.ts'
import type { EditingFlow } from '../../../machines/editing/editing.ts'
import { Heading } from '../../ui/text/Heading.tsx'
import { Tabs } from '../../ui/controls/Tabs.tsx'
import { ChangePassword } from './ChangePassword.tsx'
import { PreferencesPanel, type PreferencesProps } from './PreferencesPanel.tsx'
import { ProfileOverview } from './ProfileOverview.tsx'
import { ProfileSettings } from './ProfileSettings.tsx'

const tabs = ['overview', 'preferences', 'settings'] as const

type Tab = (typeof tabs)[number]

/** The tab that the query parameter `tab` names; overview for anything else (specification, 2). */
export const profileTab = (named: string | null): Tab => tabs.find((tab) => tab === named) ?? 'overview'

interface Props extends PreferencesProps {
  flow: EditingFlow
  passwordFlow: ChangePasswordFlow
  user: User
  /** Which mails come. */
  mails: ReactNode
  /** What they lack. */
  missing: ReactNode
  /** How much they store. */
  storage: ReactNode
  tab: Tab
  onTab: (tab: Tab) => void
}

export function ProfileView({
  flow,
  passwordFlow,
  user,
  mails,
  missing,
  storage,
  tab,
  onTab,
  ...preferences
}: Props) {
  const shown = useRef(tab)
  // What is not looked at asks for nothing; once it has been, what was chosen there stays.
  const [isOpened, setOpened] = useState(tab === 'preferences')
  if (tab === 'preferences' && !isOpened) setOpened(true)

  useEffect(() => {
    if (shown.current === tab) return
    shown.current = tab
    // The link that led here may have gone with the panel, or the menu, that it was in.
    const focused = document.activeElement
    const isAtRest = !focused || focused === document.body || focused.id === 'title'
    if (!isAtRest && focused.checkVisibility()) return
    document.querySelector<HTMLElement>('[role=tabpanel][data-state=active]')?.focus()
  }, [tab])

  return (
    <>
      <Heading>Candidate Profile</Heading>
      <Tabs
        label="Candidate Profile"
        value={tab}
        onChange={onTab}
        tabs={[
          {
            value: 'overview',
            label: 'Overview',
            content: (
              <>
                <ProfileOverview user={user} />
                {missing}
              </>
            ),
          },
          {
            value: 'preferences',
            label: 'Preferences',
            content: (
              <>
                {isOpened && mails}
                <PreferencesPanel {...preferences} />
              </>
            ),
          },
          {
            value: 'settings',
            label: 'Settings',
            content: (
              <>
                <ProfileSettings flow={flow} user={user} />
                <ChangePassword flow={passwordFlow} emailAddress={user.emailAddress} />
                {storage}
              </>
            ),
          },
        ]}
      />
    </>
  )
}
