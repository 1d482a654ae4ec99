import { useSelector } from '@xstate/react'
import { forms, passwordRules } from '../../contract/forms.ts'
import { paths, withNext } from '../../contract/paths.ts'
import type { RegistrationFlow } from '../../machines/registration.ts'
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
  flow: RegistrationFlow
  /** Where the person was on the way to. */
  next?: string | undefined
  emailAddress?: string | undefined
}

export function RegistrationView({ flow, next, emailAddress }: Props) {
  const role = useSelector(flow, ({ context }) => context.role)
  const failure = useSelector(flow, ({ context }) => context.failure)
  const busy = useSelector(flow, (state) => state.hasTag('busy'))
  const slow = useSelector(flow, (state) => state.hasTag('slow'))

  return (
    <AuthLayout progress={0.45}>
      <Heading>{roleWords[role].register}</Heading>
      <Form
        id="registration"
        failure={failure}
        busy={busy}
        onSubmit={(form) => flow.send({ type: 'submit', form })}
      >
        {role === 'employer' && (
          <Field
            label="Company name"
            name="companyName"
            autoComplete="organization"
            enterKeyHint="next"
            rule={forms.registerEmployer.companyName}
          />
        )}
        <Field
          label="First name"
          name="firstName"
          autoComplete="given-name"
          enterKeyHint="next"
          spellCheck={false}
          rule={forms.register.firstName}
        />
        <Field
          label="Last name"
          name="lastName"
          autoComplete="family-name"
          enterKeyHint="next"
          spellCheck={false}
          rule={forms.register.lastName}
        />
        <Field
          label="Email address"
          id="newEmailAddress"
          name="emailAddress"
          type="email"
          autoComplete="username"
          enterKeyHint="next"
          defaultValue={emailAddress}
          rule={forms.register.emailAddress}
        />
        <PasswordField
          label="Password"
          id="newPassword"
          name="password"
          autoComplete="new-password"
          enterKeyHint="go"
          rule={forms.register.password}
          rules={passwordRules}
        />
        <SubmitButton busyWords="Creating your account">Create account</SubmitButton>
        {slow && <StillWaiting />}
      </Form>
      <p>
        Already have an account? <TextLink href={withNext(paths.login(role), next)}>Login</TextLink>
      </p>
    </AuthLayout>
  )
}
