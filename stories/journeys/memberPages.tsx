import { useCallback, useEffect, type ReactNode } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import type { User } from '../../contract/user.ts'
import { useRootActors, useUser } from '../../src/actors.ts'
import { useLeaveGuard } from '../../src/leaveGuard.ts'
import { useFlow } from '../../src/useFlow.ts'
import { MemberHomeView } from '../../src/views/MemberHomeView.tsx'
import { MemberShell } from '../../src/views/MemberShell.tsx'
import { profileTab, ProfileView } from '../../src/views/ProfileView.tsx'
import { VerificationReminder } from '../../src/views/VerificationReminder.tsx'
import { menus } from '../../src/words/menus.ts'
import type { Machines } from './memory.ts'

function Shell({ user, children }: { user: User; children: ReactNode }) {
  const { pathname, search } = useLocation()
  return (
    <MemberShell area="Candidate" user={user} menu={menus.candidate} current={pathname + search}>
      {children}
    </MemberShell>
  )
}

export function Home({ machine }: { machine: Machines['verificationMail'] }) {
  const user = useUser('candidate')
  const flow = useFlow(machine, { input: { role: 'candidate' } })
  return (
    user && (
      <Shell user={user}>
        {!user.isVerified && <VerificationReminder flow={flow} emailAddress={user.emailAddress} />}
        <MemberHomeView role="candidate" user={user} />
      </Shell>
    )
  )
}

export function EditProfile({ machine }: { machine: Machines['profile'] }) {
  const user = useUser('candidate')
  return user && <ProfileOf machine={machine} user={user} />
}

function ProfileOf({ machine, user }: { machine: Machines['profile']; user: User }) {
  const { session } = useRootActors()
  const [parameters, setParameters] = useSearchParams()
  const flow = useFlow(machine, { input: { role: 'candidate', user } })

  useEffect(() => {
    const saved = flow.on('saved', (event) =>
      session.send({ type: 'updated', role: 'candidate', user: event.user }),
    )
    const left = flow.on('left', ({ to }) => session.send({ type: 'finished', to }))
    return () => {
      saved.unsubscribe()
      left.unsubscribe()
    }
  }, [flow, session])

  useLeaveGuard(
    useCallback(() => flow.getSnapshot().hasTag('unsaved'), [flow]),
    useCallback((to) => flow.send({ type: 'leave', to }), [flow]),
  )

  return (
    <Shell user={user}>
      <ProfileView
        flow={flow}
        user={user}
        tab={profileTab(parameters.get('tab'))}
        onTab={(tab) => setParameters({ tab })}
      />
    </Shell>
  )
}
