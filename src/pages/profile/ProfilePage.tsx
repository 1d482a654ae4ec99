import { lazy, Suspense } from 'react'
import type { User } from '../../../contract/user.ts'
import { editingMachine } from '../../../machines/editing/editing.ts'
import { useUser } from '../../app/actors.ts'
import { FailureBoundary } from '../../ui/feedback/FailureBoundary.tsx'
import { useLocation, useNavigate } from '../../routing/location.ts'
import { updateProfile } from '../../effects/profile.ts'
import { Mails } from './Mails.tsx'
import { Photo } from './Photo.tsx'
import { OwnData } from './OwnData.tsx'
import { SignIn } from './SignIn.tsx'
import { useTheme } from '../../browser/useTheme.ts'
import { useEditing } from '../../app/useEditing.ts'
import { profileWords } from '../../words/profile/profile.ts'
import { profileTab, ProfileView } from '../../views/profile/ProfileView.tsx'

// Loaded lazily, because these panels load more data than the rest of the page.
const Overview = lazy(() => import('../talent/Overview.tsx'))
const SavedSearches = lazy(() => import('../alerts/SavedSearches.tsx'))
const HiddenList = lazy(() => import('../alerts/HiddenList.tsx'))
const LooksFor = lazy(() => import('../talent/LooksFor.tsx'))

const machine = editingMachine.provide({ actors: { save: updateProfile } })

export default function ProfilePage() {
  const user = useUser('candidate')
  // Another user may sign in in another tab, so the form is keyed by user.
  return user && <Profile key={user.id} user={user} />
}

function Profile({ user }: { user: User }) {
  const here = useLocation()
  const navigate = useNavigate()
  const tab = profileTab(new URLSearchParams(here.search).get('tab'))
  const flow = useEditing(machine, 'candidate', user.id)
  return (
    <ProfileView
      flow={flow}
      {...useTheme()}
      user={user}
      mails={<Mails role="candidate" />}
      overview={
        tab === 'overview' && (
          <FailureBoundary fallback={<p role="alert">{profileWords.notLoaded}</p>}>
            <Suspense>
              <Overview user={user} />
            </Suspense>
          </FailureBoundary>
        )
      }
      looksFor={
        tab === 'preferences' && (
          <FailureBoundary fallback={<p role="alert">{profileWords.notLoaded}</p>}>
            <LooksFor accountId={user.id} />
          </FailureBoundary>
        )
      }
      searches={
        tab === 'preferences' && (
          <FailureBoundary fallback={<p role="alert">{profileWords.notLoaded}</p>}>
            <SavedSearches />
            <HiddenList />
          </FailureBoundary>
        )
      }
      photo={tab === 'settings' && <Photo user={user} />}
      signIn={<SignIn role="candidate" user={user} />}
      ownData={tab === 'settings' && <OwnData role="candidate" user={user} />}
      tab={tab}
      onTab={(to) => navigate(`?${new URLSearchParams({ tab: to })}`)}
    />
  )
}
