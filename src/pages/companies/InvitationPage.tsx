import { useSelector } from '@xstate/react'
import { paths, withNext } from '../../../contract/paths.ts'
import type { User } from '../../../contract/user.ts'
import { invitationCommandsMachine } from '../../../machines/companies/invitationCommands.ts'
import { invitationPageMachine } from '../../../machines/companies/invitationPage.ts'
import { required } from '../../../machines/shared/required.ts'
import { useRootActors, useSessionIsUnknown, useUser } from '../../app/actors.ts'
import { useFlow } from '../../app/useFlow.ts'
import { removeInvitationCode } from '../../browser/storage/invitationCode.ts'
import { invitationCommands, readInvitation } from '../../effects/companies.ts'
import { readingWith } from '../../effects/shared/readingWith.ts'
import { useMailedCode } from '../../routing/useMailedLink.ts'
import { OpeningView } from '../../views/auth/OpeningView.tsx'
import {
  IncompleteInvitationView,
  InvitationView,
  InvitedGuestView,
} from '../../views/companies/InvitationView.tsx'
import { linkTitles } from '../../words/links.ts'

const machine = invitationPageMachine.provide({
  actors: {
    invitation: readingWith(readInvitation),
    commands: invitationCommandsMachine.provide({ actors: { command: invitationCommands } }),
  },
  actions: { forgetCode: removeInvitationCode },
})

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
  const page = useFlow(machine, { input: { code } })
  const reading = useSelector(page, ({ children }) => required(children.invitation))
  const commands = useSelector(page, ({ children }) => required(children.commands))
  const invitation = useSelector(reading, ({ context }) => context.data)

  return (
    <InvitationView
      reading={reading}
      invitation={invitation}
      flow={commands}
      code={code}
      user={user}
      onSwitch={() => session.send({ type: 'signOut', role: 'employer' })}
    />
  )
}
