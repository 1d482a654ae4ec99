import { useSelector } from '@xstate/react'
import { paths, withNext } from '../../../contract/paths.ts'
import type { RegistrationFlow } from '../../../machines/auth/registration.ts'
import { Field } from '../../ui/form/Field.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { PasswordField } from '../../ui/form/PasswordField.tsx'
import { PasswordRules } from '../../ui/form/PasswordRules.tsx'
import { SubmitButton } from '../../ui/form/SubmitButton.tsx'
import { TextLink } from '../../ui/controls/TextLink.tsx'
import { generatedPassword } from '../../words/generatedPassword.ts'
import { roleWords } from '../../words/roles.ts'
import { AuthLayout } from '../shells/AuthLayout.tsx'
import { FlowForm } from '../forms/FlowForm.tsx'

interface Props {
  flow: RegistrationFlow
  /** Where the person was on the way to. */
  next?: string | undefined
  emailAddress?: string | undefined
}

export function RegistrationView({ flow, next, emailAddress }: Props) {
  const role = useSelector(flow, ({ context }) => context.role)

  return (
    <AuthLayout progress={0.45}>
      <Heading>{roleWords[role].register}</Heading>
      <FlowForm flow={flow} id="registration" rules={role === 'employer' ? 'registerEmployer' : 'register'}>
        {role === 'employer' && (
          <Field label="Company name" name="companyName" autoComplete="organization" enterKeyHint="next" />
        )}
        <Field
          label="First name"
          name="firstName"
          autoComplete="given-name"
          enterKeyHint="next"
          spellCheck={false}
        />
        <Field
          label="Last name"
          name="lastName"
          autoComplete="family-name"
          enterKeyHint="next"
          spellCheck={false}
        />
        <Field
          label="Email address"
          id="newEmailAddress"
          name="emailAddress"
          type="email"
          autoComplete="username"
          enterKeyHint="next"
          defaultValue={emailAddress}
        />
        <PasswordField
          label="Password"
          id="newPassword"
          name="password"
          autoComplete="new-password"
          passwordrules={generatedPassword}
          enterKeyHint="go"
          guide={PasswordRules}
        />
        <SubmitButton busyWords="Creating your account">Create account</SubmitButton>
      </FlowForm>
      <p>
        Already have an account? <TextLink href={withNext(paths.login(role), next)}>Login</TextLink>
      </p>
    </AuthLayout>
  )
}
