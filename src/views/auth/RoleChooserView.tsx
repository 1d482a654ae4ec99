import { useSelector } from '@xstate/react'
import type { RoleChooserFlow } from '../../../machines/auth/roleChooser.ts'
import { Form } from '../../ui/form/Form.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { OptionCards } from '../../ui/form/OptionCards.tsx'
import { SubmitButton } from '../../ui/form/SubmitButton.tsx'
import { TextLink } from '../../ui/controls/TextLink.tsx'
import { authWords } from '../../words/pages/auth.ts'
import { chooserWords } from '../../words/pages/chooser.ts'
import { claim } from '../../words/pages/claim.ts'
import { AuthLayout } from '../shells/AuthLayout.tsx'

interface Props {
  flow: RoleChooserFlow
  /** Path to open after the login. */
  next?: string | undefined
}

export function RoleChooserView({ flow, next }: Props) {
  const purpose = useSelector(flow, ({ context }) => context.purpose)
  const role = useSelector(flow, ({ context }) => context.role)
  const busy = useSelector(flow, (state) => state.hasTag('busy'))
  const words = chooserWords[purpose]

  return (
    <AuthLayout progress={0.15} wide>
      <Heading>{words.title}</Heading>
      <p>{claim}</p>
      <Form
        id="roleChooser"
        failure={undefined}
        busy={busy}
        onSubmit={() => flow.send({ type: 'continue', next })}
      >
        <OptionCards
          legend={words.legend}
          name="role"
          options={words.options}
          value={role}
          onChange={(chosen) => flow.send({ type: 'choose', role: chosen })}
        />
        <SubmitButton busyWords={authWords.chooser.busy}>{authWords.chooser.submit}</SubmitButton>
      </Form>
      <p>
        {words.question} <TextLink href={words.other.href}>{words.other.label}</TextLink>
      </p>
    </AuthLayout>
  )
}
