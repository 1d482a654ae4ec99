import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { paths, withNext } from '../../../contract/paths.ts'
import type { LoginFlow } from '../../../machines/auth/login.ts'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { PasswordField } from '../../ui/form/PasswordField.tsx'
import { SubmitButton } from '../../ui/form/SubmitButton.tsx'
import { TextLink } from '../../ui/controls/TextLink.tsx'
import { authWords, otherLoginWords } from '../../words/pages/auth.ts'
import { roleWords } from '../../words/roles.ts'
import { AuthLayout } from '../shells/AuthLayout.tsx'
import { FlowForm } from '../forms/FlowForm.tsx'

const otherRole = { candidate: 'employer', employer: 'candidate' } as const

interface Props {
  flow: LoginFlow
  /** Path to open after the login. */
  next?: string | undefined
  emailAddress?: string | undefined
  /** True if the person has just set a new password. */
  passwordChanged?: boolean | undefined
  /** Buttons of sign-in providers. */
  providers?: ReactNode
  /** Button for a passkey login. */
  passkey?: ReactNode
  /** Note below the form, such as the demo login. */
  note?: ReactNode
}

export function LoginView({ flow, next, emailAddress, passwordChanged, passkey, providers, note }: Props) {
  const role = useSelector(flow, ({ context }) => context.role)

  return (
    <AuthLayout progress={0.45}>
      <Heading>{roleWords[role].login}</Heading>
      {passwordChanged && <Banner kind="status">{authWords.login.passwordChanged}</Banner>}
      <FlowForm flow={flow} id="login" rules="login" onCancel={() => flow.send({ type: 'cancel' })}>
        <Field
          label={authWords.emailAddress}
          name="emailAddress"
          type="email"
          autoComplete="username webauthn"
          enterKeyHint="next"
          defaultValue={emailAddress}
        />
        <PasswordField
          label={authWords.password}
          name="password"
          autoComplete="current-password"
          enterKeyHint="go"
          aside={
            <TextLink href={withNext(paths.forgotPassword(role), next)}>{authWords.login.forgot}</TextLink>
          }
        />
        <SubmitButton busyWords={authWords.login.busy}>{authWords.login.submit}</SubmitButton>
      </FlowForm>
      {passkey}
      {providers}
      <p>
        {authWords.login.newHere}{' '}
        <TextLink href={withNext(paths.register(role), next)}>{authWords.login.createAccount}</TextLink>
        <br />
        {otherLoginWords[role].question}{' '}
        <TextLink href={paths.login(otherRole[role])}>{otherLoginWords[role].login}</TextLink>
      </p>
      {note}
    </AuthLayout>
  )
}
