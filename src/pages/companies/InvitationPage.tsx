import { paths, withNext } from '../../../contract/paths.ts'
import type { User } from '../../../contract/user.ts'
import { invitationCommandsMachine } from '../../../machines/companies/invitationCommands.ts'
import { useRootActors, useSessionIsUnknown, useUser } from '../../app/actors.ts'
import { useFlow } from '../../app/useFlow.ts'
import { useReports } from '../../app/useReports.ts'
import { useReading } from '../../app/useReading.ts'
import { forgetCode } from '../../browser/kept/keptCode.ts'
import { invitationCommands, readInvitation } from '../../effects/companies.ts'
import { useNavigation } from '../../routing/location.ts'
import { useMailedCode } from '../../routing/useMailedLink.ts'
import { OpeningView } from '../../views/auth/OpeningView.tsx'
import {
  IncompleteInvitationView,
  InvitationView,
  InvitedGuestView,
} from '../../views/companies/InvitationView.tsx'
import { linkTitles } from '../../words/links.ts'

const machine = invitationCommandsMachine.provide({ actors: { command: invitationCommands } })

export default function InvitationPage() {
  const code = useMailedCode(paths.invitation)
  const user = useUser('employer')
  const isUnknown = useSessionIsUnknown()
  if (isUnknown) return <OpeningView title={linkTitles.invitation} />
  if (code === undefined) return <IncompleteInvitationView />
  if (user) return <Invited key={user.id} code={code} user={user} />
  return (
    <InvitedGuestView
      loginHref={withNext(paths.login('employer'), paths.invitation)}
      registerHref={withNext(paths.register('employer'), paths.invitation)}
    />
  )
}

function Invited({ code, user }: { code: string; user: User }) {
  const { session } = useRootActors()
  const { go } = useNavigation()
  const { flow: reading, data: invitation } = useReading(readInvitation, { code })
  const flow = useFlow(machine, { input: undefined })

  useReports(flow, ({ type }) => {
    if (type !== 'command.done') return
    forgetCode()
    // The company is another one, and the address is verified.
    session.send({ type: 'outdated' })
    go(paths.area.employer, { replace: true })
  })

  return (
    <InvitationView
      reading={reading}
      invitation={invitation}
      flow={flow}
      code={code}
      user={user}
      onSwitch={() => session.send({ type: 'signOut', role: 'employer' })}
    />
  )
}
