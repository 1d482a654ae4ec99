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
import { profileTab, ProfileView } from '../../views/profile/ProfileView.tsx'

// It reads a resume, and knows the fields of one: the page is shown before that.
const Missing = lazy(() => import('./Missing.tsx'))

const machine = editingMachine.provide({ actors: { save: updateProfile } })

export default function ProfilePage() {
  const user = useUser('candidate')
  // Somebody else may have signed in in another tab: their form begins anew.
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
      missing={
        tab === 'overview' && (
          <FailureBoundary fallback={null}>
            <Suspense>
              <Missing user={user} />
            </Suspense>
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
