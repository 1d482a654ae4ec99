import { fromPromise } from 'xstate'
import { paths } from '../../../contract/paths.ts'
import type { Role } from '../../../contract/roles.ts'
import { loginMachine } from '../../../machines/auth/login.ts'
import type { MailedLink } from '../../../machines/auth/mailedLink.ts'
import type { Kept } from '../../../machines/session/sessionEvents.ts'
import { successNotice } from '../../../machines/shared/notice.ts'
import { useRootActors } from '../../app/actors.ts'
import { useFlow } from '../../app/useFlow.ts'
import { confirmEmailAddress } from '../../effects/identity/emailAddress.ts'
import { useNavigate } from '../../routing/location.ts'
import { useMailedLink } from '../../routing/useMailedLink.ts'
import { ConfirmEmailView } from '../../views/identity/ConfirmEmailView.tsx'
import { useHydrated } from '../../ui/useHydrated.ts'
import { OpeningView } from '../../views/auth/OpeningView.tsx'
import { linkTitles } from '../../words/links.ts'
import { BrokenLink } from './BrokenLink.tsx'

// Reuses the login machine for the mailed link, without signing in.
const machine = loginMachine.provide({
  actors: { login: confirmEmailAddress, keep: fromPromise<void, Kept>(async () => {}) },
})

export default function ConfirmEmailPage({ role }: { role: Role }) {
  const link = useMailedLink(role, paths.changeEmail(role))
  // The prerendered page does not know its address.
  if (!useHydrated()) return <OpeningView title={linkTitles.changeEmail} />
  return link ? <ConfirmEmail link={link} /> : <BrokenLink title={linkTitles.changeEmail} />
}

function ConfirmEmail({ link }: { link: MailedLink }) {
  const { notifications, session } = useRootActors()
  const navigate = useNavigate()
  const flow = useFlow(machine, {
    input: { role: link.role },
    onDone: ({ role }) => {
      // This browser may be signed in to another account, or to none.
      session.send({ type: 'outdated' })
      notifications.send({ type: 'show', notice: successNotice('emailChanged').notice })
      navigate(paths.settings[role], { replace: true })
    },
  })
  return <ConfirmEmailView flow={flow} link={link} />
}
