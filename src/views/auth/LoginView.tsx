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
import { roleWords } from '../../words/roles.ts'
import { AuthLayout } from '../shells/AuthLayout.tsx'
import { FlowForm } from '../forms/FlowForm.tsx'

interface Props {
  flow: LoginFlow
  /** Where the person was on the way to. */
  next?: string | undefined
  emailAddress?: string | undefined
  /** The person has just set a new password. */
  passwordChanged?: boolean | undefined
  /** What else is to be known here. */
  note?: ReactNode
}

export function LoginView({ flow, next, emailAddress, passwordChanged, note }: Props) {
  const role = useSelector(flow, ({ context }) => context.role)

  return (
    <AuthLayout progress={0.45}>
      <Heading>{roleWords[role].login}</Heading>
      {passwordChanged && <Banner kind="status">Your password was changed. Log in with the new one.</Banner>}
      <FlowForm flow={flow} id="login" rules="login" onCancel={() => flow.send({ type: 'cancel' })}>
        <Field
          label="Email address"
          name="emailAddress"
          type="email"
          autoComplete="username"
          enterKeyHint="next"
          defaultValue={emailAddress}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          enterKeyHint="go"
          aside={<TextLink href={withNext(paths.forgotPassword(role), next)}>Forgot password?</TextLink>}
        />
        <SubmitButton busyWords="Logging in">Login</SubmitButton>
      </FlowForm>
      <p>
        New here? <TextLink href={withNext(paths.register(role), next)}>Create an account</TextLink>
      </p>
      {note}
    </AuthLayout>
  )
}
