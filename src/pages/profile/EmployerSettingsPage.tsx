import type { User } from '../../../contract/user.ts'
import { editingMachine } from '../../../machines/editing/editing.ts'
import { useUser } from '../../app/actors.ts'
import { updateProfile } from '../../effects/profile.ts'
import { Mails } from './Mails.tsx'
import { OwnData } from './OwnData.tsx'
import { SignIn } from './SignIn.tsx'
import { useTheme } from '../../browser/useTheme.ts'
import { useEditing } from '../../app/useEditing.ts'
import { EmployerSettingsView } from '../../views/profile/EmployerSettingsView.tsx'

const machine = editingMachine.provide({ actors: { save: updateProfile } })

export default function EmployerSettingsPage() {
  const user = useUser('employer')
  return user && <Settings key={user.id} user={user} />
}

function Settings({ user }: { user: User }) {
  const flow = useEditing(machine, 'employer', user.id)
  return (
    <EmployerSettingsView
      flow={flow}
      user={user}
      signIn={<SignIn role="employer" user={user} />}
      ownData={<OwnData role="employer" user={user} />}
      mails={<Mails role="employer" />}
      {...useTheme()}
    />
  )
}
