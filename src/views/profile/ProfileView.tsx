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

/** Tab named by the query parameter `tab`; the overview by default (specification, 2). */
export const profileTab = (named: string | null): Tab => tabs.find((tab) => tab === named) ?? 'overview'

interface Props extends PreferencesProps {
  flow: EditingFlow
  user: User
  /** Panel with email preferences. */
  mails: ReactNode
  /** Profile as others see it. */
  overview: ReactNode
  /** Panel for the work that the candidate is looking for. */
  looksFor: ReactNode
  /** Panels with saved searches and hidden jobs. */
  searches?: ReactNode
  /** Field for the photo. */
  photo?: ReactNode
  /** Panels about login methods. */
  signIn: ReactNode
  /** Panels about the account's data. */
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
  // The tab mounts when it first opens, so that it loads no data before, and then stays mounted to keep
  // unsaved choices.
  const [isOpened, setOpened] = useState(tab === 'preferences')
  if (tab === 'preferences' && !isOpened) setOpened(true)

  useEffect(() => {
    if (shown.current === tab) return
    shown.current = tab
    // Moves the focus if the link that opened this tab has disappeared.
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
            // One Suspense boundary shows all panels together, to avoid layout shifts.
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

/** Two columns in a wide window, the second one with a fixed width. */
const Columns = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-6 min-[75rem]:grid-cols-[minmax(0,1fr)_26rem]">
    {children}
  </div>
)
