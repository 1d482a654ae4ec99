import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { paths, withNext } from '../../../contract/paths.ts'
import type { ForgotPasswordFlow } from '../../../machines/auth/forgotPassword.ts'
import { Field } from '../../ui/form/Field.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { SubmitButton } from '../../ui/form/SubmitButton.tsx'
import { TextLink } from '../../ui/controls/TextLink.tsx'
import { AuthLayout } from '../shells/AuthLayout.tsx'
import { FlowForm } from '../forms/FlowForm.tsx'
import { SentLink } from './SentLink.tsx'

interface Props {
  flow: ForgotPasswordFlow
  /** Where the person was on the way to. */
  next?: string | undefined
  /** What was typed at the login. */
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
          <Heading>Forgot your password?</Heading>
          <FlowForm flow={flow} id="forgotPassword" rules="forgotPassword">
            <Field
              label="Email address"
              name="emailAddress"
              type="email"
              autoComplete="username"
              enterKeyHint="go"
              hint="We send a link there that lets you set a new password."
              defaultValue={emailAddress}
            />
            <SubmitButton busyWords="Sending">Send Link</SubmitButton>
          </FlowForm>
        </>
      )}
      <p>
        Remembered it? <TextLink href={withNext(paths.login(role), next)}>Back to the login</TextLink>
      </p>
    </AuthLayout>
  )
}
