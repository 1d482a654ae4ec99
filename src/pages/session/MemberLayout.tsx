import { useSelector } from '@xstate/react'
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'
import { paths } from '../../../contract/paths.ts'
import { talentPaths } from '../../../contract/talent/paths.ts'
import type { Role } from '../../../contract/roles.ts'
import { verificationMailMachine } from '../../../machines/auth/verificationMail.ts'
import { useLive, useRootActors, useUser } from '../../app/actors.ts'
import { useLocation } from '../../routing/location.ts'
import { resendVerification } from '../../effects/auth.ts'
import { useFlow } from '../../app/useFlow.ts'
import { MemberShell } from '../../views/shells/MemberShell.tsx'
import { VerificationReminder } from '../../views/auth/VerificationReminder.tsx'
import { menus } from '../../words/menus.ts'
import { roleWords } from '../../words/roles.ts'

// In the chunk of the layout, because logging out must not wait for another file.
export { default as LogoutPage } from './LogoutPage.tsx'

// Loaded lazily, because few visits show it.
const TermsToAccept = lazy(() => import('../privacy/TermsToAccept.tsx'))
// Only page of a deleted account, for which the server rejects all other calls.
const KeepAccountPage = lazy(() => import('../privacy/KeepAccountPage.tsx'))

const machine = verificationMailMachine.provide({ actors: { resendVerification } })

/**
 * Paths of full-width pages: boards, single applicants and applications, the talent search, and the editors.
 */
const widePages = new RegExp(
  `^(${[
    paths.applicants,
    paths.applicant('[^/]+'),
    paths.application('[^/]+'),
    paths.postingApplicants('[^/]+'),
    paths.editPosting('[^/]+'),
    paths.resume('[^/]+'),
    paths.letter('[^/]+'),
    talentPaths.talent,
  ].join('|')})$`,
)

interface Props {
  role: Role
  children: ReactNode
}

export default function MemberLayout({ role, children }: Props) {
  const { pathname } = useLocation()
  const erasedOn = useUser(role)?.erasedOn
  if (erasedOn === undefined || pathname === paths.logout[role]) return <Area role={role}>{children}</Area>
  return (
    <Suspense>
      <KeepAccountPage role={role} erasedOn={erasedOn} />
    </Suspense>
  )
}

function Area({ role, children }: Props) {
  const { pathname, search } = useLocation()
  // The login redirects to an alias of the home page.
  const page = pathname === paths.landing[role] ? paths.area[role] : pathname
  const user = useUser(role)
  const [since] = useState(() => performance.now())
  const { app } = useRootActors()
  const waiting = useSelector(useLive(), (live) => live?.context.waiting ?? 0)

  useEffect(() => {
    app.send({ type: 'area.entered', area: { role, since } })
    return () => app.send({ type: 'area.left' })
  }, [app, role, since])

  // Preloaded, because logging out opens the public home page even offline.
  useEffect(() => {
    Promise.all([import('../site/HomePage.tsx'), import('../site/PublicLayout.tsx')]).catch(() => undefined)
  }, [])

  return (
    <MemberShell
      area={roleWords[role].area}
      user={user}
      menu={menus[role]}
      waiting={waiting}
      current={page + search}
      isWide={widePages.test(page)}
    >
      {user && !user.isVerified && <Unverified role={role} emailAddress={user.emailAddress} />}
      {user?.termsToAccept !== undefined && (
        <Suspense>
          <TermsToAccept key={user.termsToAccept} role={role} version={user.termsToAccept} />
        </Suspense>
      )}
      {children}
    </MemberShell>
  )
}

/** Reminder for members with an unverified address. */
export function Unverified({ role, emailAddress }: { role: Role; emailAddress: string }) {
  const flow = useFlow(machine, { input: { role } })
  return <VerificationReminder flow={flow} emailAddress={emailAddress} />
}
