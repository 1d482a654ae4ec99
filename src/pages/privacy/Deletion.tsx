import { paths } from '../../../contract/paths.ts'
import type { Role } from '../../../contract/roles.ts'
import type { User } from '../../../contract/user.ts'
import { deletionMachine } from '../../../machines/privacy/deletion.ts'
import { useFlow } from '../../app/useFlow.ts'
import { provePasskey } from '../../effects/identity/proof.ts'
import { deleteAccount, previewDeletion } from '../../effects/privacy/deletion.ts'
import { useNavigate } from '../../routing/location.ts'
import { DeletionPanel } from '../../views/privacy/DeletionPanel.tsx'

const machine = deletionMachine.provide({ actors: { deleteAccount, previewDeletion, provePasskey } })

/** Panel for deleting the account. */
export default function Deletion({ role, user }: { role: Role; user: User }) {
  const navigate = useNavigate()
  const flow = useFlow(machine, { input: { role }, onDone: () => navigate(paths.home) })
  return <DeletionPanel flow={flow} emailAddress={user.emailAddress} />
}
