import type { User } from '../../contract/user.ts'
import { profileMachine } from '../../machines/profile.ts'
import { useUser } from '../actors.ts'
import { updateProfile } from '../flows.ts'
import { useEditing } from '../useEditing.ts'
import { EmployerSettingsView } from '../views/EmployerSettingsView.tsx'

const machine = profileMachine.provide({ actors: { updateProfile } })

export default function EmployerSettingsPage() {
  const user = useUser('employer')
  return user && <Settings key={user.id} user={user} />
}

function Settings({ user }: { user: User }) {
  return <EmployerSettingsView flow={useEditing(machine, 'employer', user)} />
}
