import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import type { User } from '../../../contract/user.ts'
import type { EditingFlow } from '../../../machines/editing/editing.ts'
import { Heading } from '../../ui/text/Heading.tsx'
import { Tabs } from '../../ui/controls/Tabs.tsx'
import { profileWords as words } from '../../words/profile/profile.ts'
import { PreferencesPanel, type PreferencesProps } from './PreferencesPanel.tsx'
import { ProfileSettings } from './ProfileSettings.tsx'

const tabs = ['overview', 'preferences', 'settings'] as const

type Tab = (typeof tabs)[number]

/** The tab that the query parameter `tab` names; overview for anything else (specification, 2). */
export const profileTab = (named: string | null): Tab => tabs.find((tab) => tab === named) ?? 'overview'

interface Props extends PreferencesProps {
  flow: EditingFlow
  user: User
  /** Settings of emails. */
  mails: ReactNode
  /** The profile as others see it. */
  overview: ReactNode
  /** Work that the candidate looks for. */
  looksFor: ReactNode
  /** Saved searches, and hidden jobs. */
  searches?: ReactNode
  /** Field of the photo. */
  photo?: ReactNode
  /** Panels about the ways in. */
  signIn: ReactNode
  /** Panels about the data of the account. */
  ownData: ReactNode
  tab: Tab
  onTab: (tab: Tab) => void
}

export function ProfileView({
  flow,
  user,
  mails,
  overview,
  looksFor,
  searches,
  photo,
  signIn,
  ownData,
  tab,
  onTab,
  ...preferences
}: Props) {
  const shown = useRef(tab)
  // A tab that was never opened reads nothing; once opened, its choices stay.
  const [isOpened, setOpened] = useState(tab === 'preferences')
  if (tab === 'preferences' && !isOpened) setOpened(true)

  useEffect(() => {
    if (shown.current === tab) return
    shown.current = tab
    // The link that opened this tab may be gone, with its panel or menu.
    const focused = document.activeElement
    const isAtRest = !focused || focused === document.body || focused.id === 'title'
    if (!isAtRest && focused.checkVisibility()) return
    document.querySelector<HTMLElement>('[role=tabpanel][data-state=active]')?.focus()
  }, [tab])

  return (
    <>
      <Heading>{words.title}</Heading>
      <Tabs
        label={words.title}
        value={tab}
        onChange={onTab}
        tabs={[
          {
            value: 'overview',
            label: words.tabs.overview,
            content: overview,
          },
          {
            value: 'preferences',
            label: words.tabs.preferences,
            // All at once, so that a later panel moves none.
            content: (
              <Suspense>
                <Columns>
                  <div className="mb-6">
                    {looksFor}
                    {searches}
                  </div>
                  <div>
                    {isOpened && mails}
                    <PreferencesPanel {...preferences} />
                  </div>
                </Columns>
              </Suspense>
            ),
          },
          {
            value: 'settings',
            label: words.tabs.settings,
            content: (
              <Columns>
                <div className="mb-6">
                  {photo}
                  <ProfileSettings flow={flow} user={user} />
                  {signIn}
                </div>
                <div>{ownData}</div>
              </Columns>
            ),
          },
        ]}
      />
    </>
  )
}

/** Panels in two columns where there is room: the second one of a fixed width. */
const Columns = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-6 min-[75rem]:grid-cols-[minmax(0,1fr)_26rem]">
    {children}
  </div>
)
