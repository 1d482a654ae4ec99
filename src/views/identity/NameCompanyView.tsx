import { paths, withNext } from '../../../contract/paths.ts'
import type { RegistrationFlow } from '../../../machines/auth/registration.ts'
import { TextLink } from '../../ui/controls/TextLink.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { SubmitButton } from '../../ui/form/SubmitButton.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { nameCompanyWords as words } from '../../words/identity/nameCompany.ts'
import { authWords } from '../../words/pages/auth.ts'
import { FlowForm } from '../forms/FlowForm.tsx'
import { AuthLayout } from '../shells/AuthLayout.tsx'

interface Props {
  flow: RegistrationFlow
  /** Path to open after the registration. */
  next?: string | undefined
}

/** Form for the company name of an employer who registers with a provider. */
export const NameCompanyView = ({ flow, next }: Props) => (
  <AuthLayout progress={0.7}>
    <Heading>{words.title}</Heading>
    <p>{words.text}</p>
    <FlowForm flow={flow} id="nameCompany" rules="registerEmployer">
      <Field label={authWords.companyName} name="companyName" autoComplete="organization" enterKeyHint="go" />
      <SubmitButton busyWords={words.busy}>{words.submit}</SubmitButton>
    </FlowForm>
    <p>
      <TextLink href={withNext(paths.login('employer'), next)}>{authWords.forgot.back}</TextLink>
    </p>
  </AuthLayout>
)
