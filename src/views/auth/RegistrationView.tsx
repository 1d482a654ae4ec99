import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { paths, withNext } from '../../../contract/paths.ts'
import type { RegistrationFlow } from '../../../machines/auth/registration.ts'
import { Field } from '../../ui/form/Field.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { PasswordField } from '../../ui/form/PasswordField.tsx'
import { PasswordRules } from '../../ui/form/PasswordRules.tsx'
import { SubmitButton } from '../../ui/form/SubmitButton.tsx'
import { TextLink } from '../../ui/controls/TextLink.tsx'
import { authWords } from '../../words/pages/auth.ts'
import { generatedPassword } from '../../words/generatedPassword.ts'
import { roleWords } from '../../words/roles.ts'
import { agreementWords as agree } from '../../words/privacy/agreement.ts'
import { AuthLayout } from '../shells/AuthLayout.tsx'
import { FlowForm } from '../forms/FlowForm.tsx'

interface Props {
  flow: RegistrationFlow
  /** Path to open after the registration. */
  next?: string | undefined
  emailAddress?: string | undefined
  /** Buttons of sign-in providers. */
  providers?: ReactNode
}

export function RegistrationView({ flow, next, emailAddress, providers }: Props) {
  const role = useSelector(flow, ({ context }) => context.role)

  return (
    <AuthLayout progress={0.45}>
      <Heading>{roleWords[role].register}</Heading>
      <FlowForm flow={flow} id="registration" rules={role === 'employer' ? 'registerEmployer' : 'register'}>
        {role === 'employer' && (
          <Field
            label={authWords.companyName}
            name="companyName"
            autoComplete="organization"
            enterKeyHint="next"
          />
        )}
        <Field
          label={authWords.firstName}
          name="firstName"
          autoComplete="given-name"
          enterKeyHint="next"
          spellCheck={false}
        />
        <Field
          label={authWords.lastName}
          name="lastName"
          autoComplete="family-name"
          enterKeyHint="next"
          spellCheck={false}
        />
        <Field
          label={authWords.emailAddress}
          id="newEmailAddress"
          name="emailAddress"
          type="email"
          autoComplete="username"
          enterKeyHint="next"
          defaultValue={emailAddress}
        />
        <PasswordField
          label={authWords.password}
          id="newPassword"
          name="password"
          autoComplete="new-password"
          passwordrules={generatedPassword}
          enterKeyHint="go"
          guide={PasswordRules}
        />
        <SubmitButton busyWords={authWords.register.busy}>{authWords.register.submit}</SubmitButton>
        <p className="mt-3 text-hint text-muted">
          {agree.before} <TextLink href={paths.terms}>{agree.terms}</TextLink> {agree.and}{' '}
          <TextLink href={paths.privacy}>{agree.privacy}</TextLink>.
        </p>
      </FlowForm>
      {providers}
      <p>
        {authWords.register.haveAccount}{' '}
        <TextLink href={withNext(paths.login(role), next)}>{authWords.register.login}</TextLink>
      </p>
    </AuthLayout>
  )
}
