import type { MailedLink } from '../../../machines/auth/mailedLink.ts'
import type { LoginFlow } from '../../../machines/auth/login.ts'
import { SubmitButton } from '../../ui/form/SubmitButton.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { emailAddressWords } from '../../words/identity/emailAddress.ts'
import { linkTitles } from '../../words/links.ts'
import { FlowForm } from '../forms/FlowForm.tsx'
import { AuthLayout } from '../shells/AuthLayout.tsx'

const words = emailAddressWords.confirm

interface Props {
  flow: LoginFlow
  link: Pick<MailedLink, 'emailAddress' | 'code'>
}

/** Asks to confirm the new address of an account with a button, because mail scanners open links too. */
export const ConfirmEmailView = ({ flow, link: { code, emailAddress } }: Props) => (
  <AuthLayout progress={0.7}>
    <Heading>{linkTitles.changeEmail}</Heading>
    <p className="wrap-anywhere">{words.text(emailAddress)}</p>
    <FlowForm flow={flow} id="confirmEmail" rules="login" onCancel={() => flow.send({ type: 'cancel' })}>
      <input type="hidden" name="emailAddress" defaultValue={emailAddress} />
      <input type="hidden" name="code" defaultValue={code} />
      <SubmitButton busyWords={words.busy}>{words.submit}</SubmitButton>
    </FlowForm>
  </AuthLayout>
)
