import { useSelector } from '@xstate/react'
import { paths, withNext } from '../../../contract/paths.ts'
import type { LoginFlow } from '../../../machines/auth/login.ts'
import { TextLink } from '../../ui/controls/TextLink.tsx'
import { PasswordField } from '../../ui/form/PasswordField.tsx'
import { SubmitButton } from '../../ui/form/SubmitButton.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { linkProviderWords as words } from '../../words/identity/linkProvider.ts'
import { authWords } from '../../words/pages/auth.ts'
import { FlowForm } from '../forms/FlowForm.tsx'
import { AuthLayout } from '../shells/AuthLayout.tsx'

interface Props {
  flow: LoginFlow
  /** Path to open after the login. */
  next?: string | undefined
}

/** Form that asks for the password of an existing account before a provider is connected to it. */
export function LinkProviderView({ flow, next }: Props) {
  const role = useSelector(flow, ({ context }) => context.role)
  return (
    <AuthLayout progress={0.7}>
      <Heading>{words.title}</Heading>
      <p>{words.text}</p>
      <FlowForm flow={flow} id="linkProvider" rules="login" onCancel={() => flow.send({ type: 'cancel' })}>
        <PasswordField
          label={authWords.password}
          name="password"
          autoComplete="current-password"
          enterKeyHint="go"
        />
        <SubmitButton busyWords={words.busy}>{words.submit}</SubmitButton>
      </FlowForm>
      <p>
        {words.unknown} <TextLink href={withNext(paths.forgotPassword(role), next)}>{words.reset}</TextLink>.{' '}
        {words.after}
      </p>
      <p>
        <TextLink href={withNext(paths.login(role), next)}>{authWords.forgot.back}</TextLink>
      </p>
    </AuthLayout>
  )
}
