import { useSearchParams } from 'react-router-dom'
import { useCallback, useEffect } from 'react'
import type { Role } from '../../contract/roles.ts'
import type { User } from '../../contract/user.ts'
import { profileMachine } from '../../machines/profile.ts'
import { useRootActors, useUser } from '../actors.ts'
import { updateProfile } from '../flows.ts'
import { useLeaveGuard } from '../leaveGuard.ts'
import { useFlow } from '../useFlow.ts'
import { profileTab, ProfileView } from '../views/ProfileView.tsx'

const machine = profileMachine.provide({ actors: { updateProfile } })

export default function ProfilePage({ role }: { role: Role }) {
  const user = useUser(role)
  // Somebody else may have signed in in another tab: their form begins anew.
  return user && <Profile key={user.id} role={role} user={user} />
}

const shownTab = () => profileTab(new URLSearchParams(location.search).get('tab'))

function Profile({ role, user }: { role: Role; user: User }) {
  const { session } = useRootActors()
  const [parameters, setParameters] = useSearchParams()
  const flow = useFlow(machine, { input: { role, user } })

  useEffect(() => {
    const saved = flow.on('saved', (event) => session.send({ type: 'updated', role, user: event.user }))
    const left = flow.on('left', ({ to }) => session.send({ type: 'finished', to }))
    return () => {
      saved.unsubscribe()
      left.unsubscribe()
    }
  }, [flow, session, role])

  useLeaveGuard(
    useCallback(() => flow.getSnapshot().hasTag('unsaved'), [flow]),
    useCallback((to) => flow.send({ type: 'leave', to }), [flow]),
  )

  return (
    <ProfileView
      flow={flow}
      user={user}
      tab={profileTab(parameters.get('tab'))}
      onTab={(tab) => {
        // A press is told twice, when it goes down and when the tab is focused: one entry in the history is enough.
        if (tab !== shownTab()) setParameters({ tab })
      }}
    />
  )
}
