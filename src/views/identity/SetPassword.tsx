import { useSelector } from '@xstate/react'
import type { ProofWays } from '../../../contract/identity/proof.ts'
import { isStaleLogin } from '../../../machines/identity/proof.ts'
import type { ChangePasswordFlow } from '../../../machines/profile/changePassword.ts'
import type { AnyReading } from '../../../machines/reading/reading.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { PasswordField } from '../../ui/form/PasswordField.tsx'
import { PasswordRules } from '../../ui/form/PasswordRules.tsx'
import { SubmitButton } from '../../ui/form/SubmitButton.tsx'
import { Panel } from '../../ui/text/Panel.tsx'
import { generatedPassword } from '../../words/generatedPassword.ts'
import { proofWords } from '../../words/identity/proof.ts'
import { setPasswordWords as words } from '../../words/identity/setPassword.ts'
import { FlowForm } from '../forms/FlowForm.tsx'
import { Reading } from '../reading/Reading.tsx'

interface Props {
  flow: ChangePasswordFlow
  reading: AnyReading
  emailAddress: string
  /** Undefined until loaded. */
  ways: ProofWays | undefined
  onLogin: () => void
}

/** Form for the first password of an account that was created with a provider. */
export function SetPassword({ flow, reading, emailAddress, ways, onLogin }: Props) {
  const isRefused = useSelector(flow, ({ context: { failure } }) => !!failure && isStaleLogin(failure))
  const isStale = ways !== undefined && !ways.passkey && (!ways.recentLogin || isRefused)
  return (
    <Panel title={words.title}>
      <Reading flow={reading} what={words.what} rows={2}>
        {isStale ? (
          <>
            <p className="mb-4 max-w-measure">{words.loginFirst}</p>
            <Button look="secondary" onClick={onLogin}>
              {proofWords.logInAgain}
            </Button>
          </>
        ) : (
          ways && (
            <>
              <p className="mb-4 max-w-measure text-muted">
                {ways.recentLogin ? words.intro : words.introPasskey}
              </p>
              <FlowForm flow={flow} id="setPassword" rules="setPassword">
                {/* Not submitted: it tells password managers which account the password belongs to. */}
                <input hidden readOnly type="email" autoComplete="username" value={emailAddress} />
                <PasswordField
                  label={words.new}
                  id="newPassword"
                  name="password"
                  autoComplete="new-password"
                  passwordrules={generatedPassword}
                  enterKeyHint="done"
                  guide={PasswordRules}
                />
                <SubmitButton busyWords={words.busy}>{words.submit}</SubmitButton>
              </FlowForm>
            </>
          )
        )}
      </Reading>
    </Panel>
  )
}
