import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'
import { paths } from '../../../contract/paths.ts'
import type { Role } from '../../../contract/roles.ts'
import { verificationMailMachine } from '../../../machines/auth/verificationMail.ts'
import { useUser } from '../../app/actors.ts'
import { createTelling, TellingContext } from '../../app/changes.ts'
import { FailureBoundary } from '../../ui/feedback/FailureBoundary.tsx'
import { useRouteLocation } from '../../routing/location.ts'
import { resendVerification } from '../../effects/auth.ts'
import { useFlow } from '../../app/useFlow.ts'
import { MemberShell } from '../../views/shells/MemberShell.tsx'
import { VerificationReminder } from '../../views/auth/VerificationReminder.tsx'
import { menus } from '../../words/menus.ts'
import { roleWords } from '../../words/roles.ts'

// It comes along: nothing that is yet to be loaded stands between a person and the end of their session.
export { default as LogoutPage } from './LogoutPage.tsx'

// Nothing of it is needed to show the page.
const Live = lazy(() => import('./Live.tsx'))

const machine = verificationMailMachine.provide({ actors: { resendVerification } })

export default function MemberLayout({ role, children }: { role: Role; children: ReactNode }) {
  const { pathname, search } = useRouteLocation()
  // A login may land on Home by another name.
  const page = pathname === paths.landing[role] ? paths.area[role] : pathname
  const user = useUser(role)
  const [since] = useState(() => performance.now())
  const [telling] = useState(createTelling)
  const [waiting, setWaiting] = useState(0)

  // Logging out leads home, without a connection too.
  useEffect(() => {
    Promise.all([import('../site/HomePage.tsx'), import('../site/PublicLayout.tsx')]).catch(() => undefined)
  }, [])

  return (
    <TellingContext value={telling}>
      <MemberShell
        area={roleWords[role].area}
        user={user}
        menu={menus[role]}
        waiting={waiting}
        current={page + search}
      >
        {user && !user.isVerified && <Unverified role={role} emailAddress={user.emailAddress} />}
        {children}
      </MemberShell>
      {user && (
        <FailureBoundary fallback={null}>
          <Suspense>
            <Live key={user.id} role={role} since={since} telling={telling} onCounted={setWaiting} />
          </Suspense>
        </FailureBoundary>
      )}
    </TellingContext>
  )
}

/** Whose address is not verified yet is told so, on every page where it matters. */
export function Unverified({ role, emailAddress }: { role: Role; emailAddress: string }) {
  const flow = useFlow(machine, { input: { role } })
  return <VerificationReminder flow={flow} emailAddress={emailAddress} />
}
