import { useSelector } from '@xstate/react'
import { paths } from '../../../contract/paths.ts'
import type { Role } from '../../../contract/roles.ts'
import { createPasswordMachine } from '../../../machines/auth/createPassword.ts'
import type { MailedLink } from '../../../machines/auth/mailedLink.ts'
import { undoEmailMachine } from '../../../machines/identity/undoEmail.ts'
import { useRootActors } from '../../app/actors.ts'
import { useFlow } from '../../app/useFlow.ts'
import { createPassword } from '../../effects/auth.ts'
import { undoEmailAddress } from '../../effects/identity/emailAddress.ts'
import { useNavigate } from '../../routing/location.ts'
import { useMailedLink } from '../../routing/useMailedLink.ts'
import { CreatePasswordView } from '../../views/auth/CreatePasswordView.tsx'
import { UndoEmailView } from '../../views/identity/UndoEmailView.tsx'
import { useHydrated } from '../../ui/useHydrated.ts'
import { OpeningView } from '../../views/auth/OpeningView.tsx'
import { linkTitles } from '../../words/links.ts'
import { BrokenLink } from './BrokenLink.tsx'

const machine = undoEmailMachine.provide({
  actors: {
    password: createPasswordMachine.provide({
      actors: { checkResetPasswordCode: undoEmailAddress, createPassword },
    }),
  },
})

export default function UndoEmailPage({ role }: { role: Role }) {
  const link = useMailedLink(role, paths.undoEmail(role))
  // The prerendered page does not know its address.
  if (!useHydrated()) return <OpeningView title={linkTitles.undoEmail} />
  return link ? <UndoEmail link={link} /> : <BrokenLink title={linkTitles.undoEmail} />
}

function UndoEmail({ link }: { link: MailedLink }) {
  const { session } = useRootActors()
  const navigate = useNavigate()
  const flow = useFlow(machine, {
    input: link,
    onDone: ({ role, emailAddress, outcome }) => {
      // Every session of the account has ended, possibly the one of this browser.
      session.send({ type: 'outdated' })
      if (outcome !== 'saved') return navigate(paths.home, { replace: true })
      return navigate(paths.login(role), { replace: true, state: { emailAddress, passwordChanged: true } })
    },
  })
  const password = useSelector(flow, ({ children }) => children.password)
  return password ? <CreatePasswordView flow={password} /> : <UndoEmailView flow={flow} />
}
