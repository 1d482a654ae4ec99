import type { User } from '../../../contract/user.ts'
import { editingMachine } from '../../../machines/editing/editing.ts'
import { useUser } from '../../app/actors.ts'
import { updateProfile } from '../../effects/profile.ts'
import { Mails } from './Mails.tsx'
import { usePasswordChange } from './usePasswordChange.ts'
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
      passwordFlow={usePasswordChange('employer')}
      mails={<Mails role="employer" />}
      {...useTheme()}
    />
  )
}
