import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import type { PendingAddressChange } from '../../../contract/identity/emailAddress.ts'
import type { ProofWays } from '../../../contract/identity/proof.ts'
import type { Role } from '../../../contract/roles.ts'
import type { AddressCommandsFlow } from '../../../machines/identity/emailAddress.ts'
import type { ChangePasswordFlow } from '../../../machines/profile/changePassword.ts'
import type { AnyReading } from '../../../machines/reading/reading.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { PasswordField } from '../../ui/form/PasswordField.tsx'
import { SubmitButton } from '../../ui/form/SubmitButton.tsx'
import { Panel } from '../../ui/text/Panel.tsx'
import { useNow } from '../../ui/text/useNow.ts'
import { shortTime } from '../../words/dates.ts'
import { emailAddressWords as words } from '../../words/identity/emailAddress.ts'
import { proofWords } from '../../words/identity/proof.ts'
import { FlowForm } from '../forms/FlowForm.tsx'
import { Reading } from '../reading/Reading.tsx'

interface Props {
  role: Role
  /** Current address of the account. */
  emailAddress: string
  reading: AnyReading
  commands: AddressCommandsFlow
  form: ChangePasswordFlow
  /** Pending change; null if there is none, undefined until loaded. */
  pending: PendingAddressChange | null | undefined
  waysReading: AnyReading
  /** Methods by which the account can prove the identity of its owner; undefined until loaded. */
  ways: ProofWays | undefined
  onLogin: () => void
}

/** Form for changing the member's email address, and the change that waits for confirmation. */
export function EmailAddressPanel({
  role,
  emailAddress,
  reading,
  commands,
  form,
  pending,
  waysReading,
  ways,
  onLogin,
}: Props) {
  return (
    <Panel title={words.title}>
      <p className="mb-4 wrap-anywhere">{words.current(emailAddress)}</p>
      <Reading flow={reading} what={words.what} rows={1}>
        {pending && <Pending role={role} commands={commands} pending={pending} />}
      </Reading>
      <Reading flow={waysReading} what={words.form} rows={2}>
        {ways && (canProve(ways) ? <NewAddress form={form} ways={ways} /> : <LoginFirst onLogin={onLogin} />)}
      </Reading>
    </Panel>
  )
}

const canProve = ({ passkey, password, recentLogin }: ProofWays) => password || passkey || recentLogin

const LoginFirst = ({ onLogin }: Pick<Props, 'onLogin'>) => (
  <>
    <p className="mb-4 max-w-measure">{words.loginFirst}</p>
    <Button look="secondary" onClick={onLogin}>
      {proofWords.logInAgain}
    </Button>
  </>
)

/** Form for the new address, with the password if the account has one. */
function NewAddress({ form, ways }: Pick<Props, 'form'> & { ways: ProofWays }) {
  const changes = useSelector(form, ({ context }) => context.changes)
  const place = useRef<HTMLDivElement>(null)

  // Clears the password after the link was sent.
  useEffect(() => {
    if (changes > 0) place.current?.querySelector('form')?.reset()
  }, [changes])

  return (
    <div ref={place}>
      <FlowForm flow={form} id="changeEmailAddress" rules="changeEmailAddress">
        <Field
          label={words.newAddress}
          id="newEmailAddress"
          name="emailAddress"
          type="email"
          autoComplete="email"
          hint={words.hint}
          enterKeyHint={ways.password ? 'next' : 'done'}
        />
        {ways.password ? (
          <PasswordField
            label={words.password}
            id="emailPassword"
            name="password"
            autoComplete="current-password"
            enterKeyHint="done"
          />
        ) : (
          !ways.recentLogin && <p className="mb-4 max-w-measure">{words.confirmWithPasskey}</p>
        )}
        <SubmitButton busyWords={words.busy}>{words.submit}</SubmitButton>
      </FlowForm>
    </div>
  )
}

function Pending({
  role,
  commands,
  pending: { emailAddress, expiresAt },
}: Pick<Props, 'role' | 'commands'> & { pending: PendingAddressChange }) {
  const failure = useSelector(commands, ({ context }) => context.failure)
  const isBusy = useSelector(commands, (state) => state.hasTag('busy'))
  const now = useNow()
  const run = (command: 'resend' | 'cancel') => {
    if (!isBusy) commands.send({ type: 'run', command, input: { role } })
  }
  return (
    <div className="mb-6 border-y border-line py-3">
      {failure && <Banner kind="failure">{failure.message}</Banner>}
      <p className="font-medium wrap-anywhere">{emailAddress}</p>
      <p className="max-w-measure text-hint text-muted">{words.pending(shortTime(expiresAt, now))}</p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button
          look="secondary"
          size="small"
          aria-disabled={isBusy || undefined}
          onClick={() => run('resend')}
        >
          {words.resend}
        </Button>
        <Button look="quiet" size="small" aria-disabled={isBusy || undefined} onClick={() => run('cancel')}>
          {words.cancel}
        </Button>
      </div>
    </div>
  )
}
