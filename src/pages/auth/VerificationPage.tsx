import { paths } from '../../../contract/paths.ts'
import type { Role } from '../../../contract/roles.ts'
import type { MailedLink } from '../../../machines/auth/mailedLink.ts'
import { verificationMachine } from '../../../machines/auth/verification.ts'
import { useRootActors } from '../../app/actors.ts'
import { verify } from '../../effects/auth.ts'
import { takeReturnPath } from '../../browser/returnPath.ts'
import { useFlowOnce } from '../../app/useFlow.ts'
import { useNavigate } from '../../routing/location.ts'
import { useMailedLink } from '../../routing/useMailedLink.ts'
import { VerificationView } from '../../views/auth/VerificationView.tsx'
import { linkTitles } from '../../words/links.ts'
import { BrokenLink } from './BrokenLink.tsx'

const machine = verificationMachine.provide({ actors: { verify } })

export default function VerificationPage({ role }: { role: Role }) {
  const link = useMailedLink(role, paths.verify(role))
  return link ? <Verification link={link} /> : <BrokenLink title={linkTitles.verify} />
}

function Verification({ link }: { link: MailedLink }) {
  const { session } = useRootActors()
  const navigate = useNavigate()
  const flow = useFlowOnce(machine, {
    input: link,
    onDone: () => {
      session.send({ type: 'outdated' })
      navigate((link.role === 'candidate' && takeReturnPath()) || paths.home, { replace: true })
    },
  })
  return <VerificationView flow={flow} />
}
