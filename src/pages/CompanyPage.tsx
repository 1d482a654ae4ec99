import { emit } from 'xstate'
import type { User } from '../../contract/user.ts'
import { successNotice } from '../../machines/notice.ts'
import { profileMachine } from '../../machines/profile.ts'
import { useUser } from '../actors.ts'
import { updateCompany } from '../flows.ts'
import { useEditing } from '../useEditing.ts'
import { CompanyView } from '../views/CompanyView.tsx'

const machine = profileMachine.provide({
  actors: { updateProfile: updateCompany },
  actions: { tellDone: emit(successNotice('Your company has been updated successfully.')) },
})

export default function CompanyPage() {
  const user = useUser('employer')
  return user && <CompanyForm key={user.id} user={user} />
}

function CompanyForm({ user }: { user: User }) {
  return <CompanyView flow={useEditing(machine, 'employer', user)} />
}
