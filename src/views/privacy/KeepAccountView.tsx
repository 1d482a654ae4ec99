import { useSelector } from '@xstate/react'
import type { Role } from '../../../contract/roles.ts'
import type { KeepCommandsFlow } from '../../../machines/privacy/keepCommands.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { StillWaiting } from '../../ui/feedback/StillWaiting.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { SubmitButton } from '../../ui/form/SubmitButton.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { keepWords } from '../../words/privacy/deletion.ts'
import { AuthLayout } from '../shells/AuthLayout.tsx'

interface Props {
  flow: KeepCommandsFlow
  role: Role
  /** Date on which the account will be erased. */
  erasedOn: string
  onLogout: () => void
}

/** Page for the owner of a deleted account, with a button to keep it. */
export function KeepAccountView({ flow, role, erasedOn, onLogout }: Props) {
  const busy = useSelector(flow, (state) => state.hasTag('busy'))
  const slow = useSelector(flow, (state) => state.hasTag('slow'))
  const failure = useSelector(flow, ({ context }) => context.failure)
  return (
    <AuthLayout progress={0.15}>
      <Heading>{keepWords.title}</Heading>
      <p>{keepWords.text(erasedOn)}</p>
      <p className="mb-6">{keepWords.ended}</p>
      <Form
        id="keepAccount"
        failure={failure}
        busy={busy}
        onSubmit={() => flow.send({ type: 'run', command: 'keep', input: { role } })}
      >
        <SubmitButton busyWords={keepWords.keeping}>{keepWords.keep}</SubmitButton>
        {slow && <StillWaiting />}
      </Form>
      <div className="-mx-4 mt-3">
        <Button look="quiet" size="small" onClick={onLogout}>
          {keepWords.logout}
        </Button>
      </div>
    </AuthLayout>
  )
}
