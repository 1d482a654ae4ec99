import { useSelector } from '@xstate/react'
import type { PasskeysFlow } from '../../../machines/identity/passkeys.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { PasswordField } from '../../ui/form/PasswordField.tsx'
import { SubmitButton } from '../../ui/form/SubmitButton.tsx'
import { passkeyWords } from '../../words/identity/passkeys.ts'

const words = passkeyWords.proof

interface Props {
  flow: Pick<PasskeysFlow, 'send' | 'getSnapshot' | 'subscribe'>
  emailAddress: string
}

/** Asks a member once more who they are, before a passkey is added. */
export function PasskeyProofForm({ flow, emailAddress }: Props) {
  const failure = useSelector(flow, ({ context }) => context.failure)
  const busy = useSelector(flow, (state) => state.hasTag('busy'))
  return (
    <div className="mt-4">
      <p className="mb-4 max-w-measure">{words.text}</p>
      <Form
        id="passkeyProof"
        rules="login"
        failure={failure}
        busy={busy}
        onSubmit={(form) => flow.send({ type: 'submit', form })}
      >
        {/* Password managers learn from it whose password it is; it is not sent. */}
        <input hidden readOnly type="email" autoComplete="username" value={emailAddress} />
        <PasswordField
          label={words.password}
          id="passkeyPassword"
          name="password"
          autoComplete="current-password"
          enterKeyHint="go"
        />
        <SubmitButton busyWords={passkeyWords.adding}>{words.submit}</SubmitButton>
      </Form>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button
          look="quiet"
          size="small"
          aria-disabled={busy || undefined}
          onClick={() => !busy && flow.send({ type: 'usePasskey' })}
        >
          {words.other}
        </Button>
        <Button look="quiet" size="small" onClick={() => flow.send({ type: 'cancel' })}>
          {passkeyWords.cancel}
        </Button>
      </div>
    </div>
  )
}
