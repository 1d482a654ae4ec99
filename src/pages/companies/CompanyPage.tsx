import { emit } from 'xstate'
import type { User } from '../../../contract/user.ts'
import { successNotice } from '../../../machines/shared/notice.ts'
import { editingMachine } from '../../../machines/editing/editing.ts'
import { useUser } from '../../app/actors.ts'
import { updateCompany } from '../../effects/companies.ts'
import { useEditing } from '../../app/useEditing.ts'
import { CompanyView } from '../../views/companies/CompanyView.tsx'

const machine = editingMachine.provide({
  actors: { save: updateCompany },
  actions: { tellDone: emit(successNotice('Your company has been updated successfully.')) },
})

export default function CompanyPage() {
  const user = useUser('employer')
  return user && <CompanyForm key={user.id} user={user} />
}

function CompanyForm({ user }: { user: User }) {
  return <CompanyView flow={useEditing(machine, 'employer', user)} />
}
