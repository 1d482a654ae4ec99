import { paths } from '../../../contract/paths.ts'
import type { Role } from '../../../contract/roles.ts'
import { createPasswordMachine } from '../../../machines/auth/createPassword.ts'
import type { MailedLink } from '../../../machines/auth/mailedLink.ts'
import { useRootActors } from '../../app/actors.ts'
import { checkResetPasswordCode, createPassword } from '../../effects/auth.ts'
import { useFlow } from '../../app/useFlow.ts'
import { useNavigate } from '../../routing/location.ts'
import { useMailedLink } from '../../routing/useMailedLink.ts'
import { CreatePasswordView } from '../../views/auth/CreatePasswordView.tsx'
import { linkTitles } from '../../words/links.ts'
import { BrokenLink } from './BrokenLink.tsx'

const machine = createPasswordMachine.provide({ actors: { checkResetPasswordCode, createPassword } })

export default function CreatePasswordPage({ role }: { role: Role }) {
  const link = useMailedLink(role, paths.createPassword(role))
  return link ? <NewPassword link={link} /> : <BrokenLink title={linkTitles.createPassword} />
}

function NewPassword({ link }: { link: MailedLink }) {
  const { session } = useRootActors()
  const navigate = useNavigate()
  const flow = useFlow(machine, {
    input: link,
    onDone: ({ role, emailAddress, outcome }) => {
      if (outcome !== 'saved') return navigate(paths.home, { replace: true })
      // A new password ends every session of the account, possibly the one of this browser.
      session.send({ type: 'outdated' })
      return navigate(paths.login(role), { replace: true, state: { emailAddress, passwordChanged: true } })
    },
  })
  return <CreatePasswordView flow={flow} />
}
