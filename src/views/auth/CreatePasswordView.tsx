import { useSelector } from '@xstate/react'
import type { CreatePasswordFlow } from '../../../machines/auth/createPassword.ts'
import { Field } from '../../ui/form/Field.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { PasswordField } from '../../ui/form/PasswordField.tsx'
import { PasswordRules } from '../../ui/form/PasswordRules.tsx'
import { StillWaiting } from '../../ui/feedback/StillWaiting.tsx'
import { SubmitButton } from '../../ui/form/SubmitButton.tsx'
import { authWords } from '../../words/pages/auth.ts'
import { generatedPassword } from '../../words/generatedPassword.ts'
import { linkTitles } from '../../words/links.ts'
import { AuthLayout } from '../shells/AuthLayout.tsx'
import { OpeningView } from './OpeningView.tsx'

export function CreatePasswordView({ flow }: { flow: CreatePasswordFlow }) {
  const emailAddress = useSelector(flow, ({ context }) => context.emailAddress)
  const failure = useSelector(flow, ({ context }) => context.failure)
  const opening = useSelector(flow, (state) => state.hasTag('opening'))
  const busy = useSelector(flow, (state) => state.hasTag('busy'))
  const slow = useSelector(flow, (state) => state.hasTag('slow'))

  if (opening) return <OpeningView title={linkTitles.createPassword} />
  return (
    <AuthLayout progress={0.7}>
      <Heading>{linkTitles.createPassword}</Heading>
      <Form
        id="createPassword"
        rules="createPassword"
        failure={failure}
        busy={busy}
        onSubmit={(form) => flow.send({ type: 'submit', form })}
      >
        <Field
          label={authWords.emailAddress}
          name="emailAddress"
          type="email"
          autoComplete="username"
          defaultValue={emailAddress}
          readOnly
        />
        <PasswordField
          label={authWords.newPassword}
          id="newPassword"
          name="password"
          autoComplete="new-password"
          passwordrules={generatedPassword}
          enterKeyHint="done"
          guide={PasswordRules}
        />
        <SubmitButton busyWords={authWords.create.busy}>{authWords.create.submit}</SubmitButton>
        {slow && <StillWaiting />}
      </Form>
    </AuthLayout>
  )
}
