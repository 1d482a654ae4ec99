import { useSelector } from '@xstate/react'
import { forms } from '../../contract/forms.ts'
import { paths, withNext } from '../../contract/paths.ts'
import type { LoginFlow } from '../../machines/login.ts'
import { Banner } from '../ui/Banner.tsx'
import { Field } from '../ui/Field.tsx'
import { Form } from '../ui/Form.tsx'
import { Heading } from '../ui/Heading.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { StillWaiting } from '../ui/StillWaiting.tsx'
import { SubmitButton } from '../ui/SubmitButton.tsx'
import { TextLink } from '../ui/TextLink.tsx'
import { roleWords } from '../words/roles.ts'
import { AuthLayout } from './AuthLayout.tsx'

interface Props {
  flow: LoginFlow
  /** Where the person was on the way to. */
  next?: string | undefined
  emailAddress?: string | undefined
  /** The person has just set a new password. */
  passwordChanged?: boolean | undefined
}

export function LoginView({ flow, next, emailAddress, passwordChanged }: Props) {
  const role = useSelector(flow, ({ context }) => context.role)
  const failure = useSelector(flow, ({ context }) => context.failure)
  const busy = useSelector(flow, (state) => state.hasTag('busy'))
  const slow = useSelector(flow, (state) => state.hasTag('slow'))

  return (
    <AuthLayout progress={0.45}>
      <Heading>{roleWords[role].login}</Heading>
      {passwordChanged && <Banner kind="status">Your password was changed. Log in with the new one.</Banner>}
      <Form id="login" failure={failure} busy={busy} onSubmit={(form) => flow.send({ type: 'submit', form })}>
        <Field
          label="Email address"
          name="emailAddress"
          type="email"
          autoComplete="username"
          enterKeyHint="next"
          defaultValue={emailAddress}
          rule={forms.login.emailAddress}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          enterKeyHint="go"
          rule={forms.login.password}
          aside={<TextLink href={paths.forgotPassword(role)}>Forgot password?</TextLink>}
        />
        <SubmitButton busyWords="Logging in">Login</SubmitButton>
        {slow && <StillWaiting onCancel={() => flow.send({ type: 'cancel' })} />}
      </Form>
      <p>
        New here? <TextLink href={withNext(paths.register(role), next)}>Create an account</TextLink>
      </p>
    </AuthLayout>
  )
}
