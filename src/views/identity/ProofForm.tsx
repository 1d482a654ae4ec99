import type { ProofWays } from '../../../contract/identity/proof.ts'
import type { Failure } from '../../../machines/shared/failure.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { PasswordField } from '../../ui/form/PasswordField.tsx'
import { SubmitButton } from '../../ui/form/SubmitButton.tsx'
import { proofWords as words } from '../../words/identity/proof.ts'

interface Props {
  /** Id that is unique among the forms of the page. */
  id: string
  emailAddress: string
  ways: ProofWays
  failure: Failure | undefined
  busy: boolean
  /** Label of the submit button while the proof is checked. */
  busyWords: string
  onSubmit: (form: FormData) => void
  onPasskey: () => void
  onLogin: () => void
  onCancel: () => void
}

/** Form that asks a member for a proof of identity, by a method that the account supports. */
export function ProofForm({ id, emailAddress, ways, failure, busy, busyWords, ...on }: Props) {
  const { passkey, password } = ways
  return (
    <div className="mt-4">
      <p className="mb-4 max-w-measure">{words.text(ways)}</p>
      {password ? (
        <Form id={id} rules="login" failure={failure} busy={busy} onSubmit={on.onSubmit}>
          {/* Not submitted: it tells password managers which account the password belongs to. */}
          <input hidden readOnly type="email" autoComplete="username" value={emailAddress} />
          <PasswordField
            label={words.password}
            id={`${id}Password`}
            name="password"
            autoComplete="current-password"
            enterKeyHint="go"
          />
          <SubmitButton busyWords={busyWords}>{words.submit}</SubmitButton>
        </Form>
      ) : (
        failure && <Banner kind="failure">{failure.message}</Banner>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        {passkey && (
          <Button
            look={password ? 'quiet' : 'secondary'}
            size="small"
            aria-disabled={busy || undefined}
            onClick={() => !busy && on.onPasskey()}
          >
            {busy && !password ? busyWords : words.withPasskey}
          </Button>
        )}
        {!password && (
          <Button
            look="secondary"
            size="small"
            aria-disabled={busy || undefined}
            onClick={() => !busy && on.onLogin()}
          >
            {words.logInAgain}
          </Button>
        )}
        <Button look="quiet" size="small" onClick={on.onCancel}>
          {words.cancel}
        </Button>
      </div>
    </div>
  )
}
