import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { FormName } from '../../../contract/forms.ts'
import type { ForgotPasswordFlow } from '../../../machines/auth/forgotPassword.ts'
import type { LoginFlow } from '../../../machines/auth/login.ts'
import type { RegistrationFlow } from '../../../machines/auth/registration.ts'
import type { ChangePasswordFlow } from '../../../machines/profile/changePassword.ts'
import { Form } from '../../ui/form/Form.tsx'
import { StillWaiting } from '../../ui/feedback/StillWaiting.tsx'

interface Props {
  flow: LoginFlow | RegistrationFlow | ForgotPasswordFlow | ChangePasswordFlow
  id: string
  rules: FormName
  /** Cancels a slow request; undefined if canceling is not safe. */
  onCancel?: () => void
  children: ReactNode
}

/**
 * Form of a flow. Subscribes to the state of the submission, so that the page around it does not re-render.
 */
export function FlowForm({ flow, id, rules, onCancel, children }: Props) {
  const failure = useSelector(flow, ({ context }) => context.failure)
  const busy = useSelector(flow, (state) => state.hasTag('busy'))
  const slow = useSelector(flow, (state) => state.hasTag('slow'))

  return (
    <Form
      id={id}
      rules={rules}
      failure={failure}
      busy={busy}
      onSubmit={(form) => flow.send({ type: 'submit', form })}
    >
      {children}
      {slow && <StillWaiting {...(onCancel && { onCancel })} />}
    </Form>
  )
}
