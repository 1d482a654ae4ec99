import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { paths, withNext } from '../../../contract/paths.ts'
import type { ForgotPasswordFlow } from '../../../machines/auth/forgotPassword.ts'
import { Field } from '../../ui/form/Field.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { SubmitButton } from '../../ui/form/SubmitButton.tsx'
import { TextLink } from '../../ui/controls/TextLink.tsx'
import { authWords } from '../../words/pages/auth.ts'
import { AuthLayout } from '../shells/AuthLayout.tsx'
import { FlowForm } from '../forms/FlowForm.tsx'
import { SentLink } from './SentLink.tsx'

interface Props {
  flow: ForgotPasswordFlow
  /** Path to open after the login. */
  next?: string | undefined
  /** Email address typed on the login page. */
  emailAddress?: string | undefined
}

export function ForgotPasswordView({ flow, next, emailAddress }: Props) {
  const role = useSelector(flow, ({ context }) => context.role)
  const sent = useSelector(flow, (state) => (state.matches('sent') ? state.context.sent : undefined))

  const wasSent = useRef(false)
  const isSent = sent !== undefined

  useEffect(() => {
    if (wasSent.current && !isSent) document.getElementById('emailAddress')?.focus()
    wasSent.current = isSent
  }, [isSent])

  return (
    <AuthLayout progress={0.7}>
      {sent ? (
        <SentLink flow={flow} emailAddress={sent.emailAddress} />
      ) : (
        <>
          <Heading>{authWords.forgot.title}</Heading>
          <FlowForm flow={flow} id="forgotPassword" rules="forgotPassword">
            <Field
              label={authWords.emailAddress}
              name="emailAddress"
              type="email"
              autoComplete="username"
              enterKeyHint="go"
              hint={authWords.forgot.hint}
              defaultValue={emailAddress}
            />
            <SubmitButton busyWords={authWords.forgot.busy}>{authWords.forgot.submit}</SubmitButton>
          </FlowForm>
        </>
      )}
      <p>
        {authWords.forgot.remembered}{' '}
        <TextLink href={withNext(paths.login(role), next)}>{authWords.forgot.back}</TextLink>
      </p>
    </AuthLayout>
  )
}
