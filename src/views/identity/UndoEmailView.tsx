import { useSelector } from '@xstate/react'
import { paths } from '../../../contract/paths.ts'
import type { UndoEmailFlow } from '../../../machines/identity/undoEmail.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { TextLink } from '../../ui/controls/TextLink.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { emailAddressWords } from '../../words/identity/emailAddress.ts'
import { linkTitles } from '../../words/links.ts'
import { AuthLayout } from '../shells/AuthLayout.tsx'

const words = emailAddressWords.undo

/** Explains the consequences of undoing an address change, with a button to confirm. */
export function UndoEmailView({ flow }: { flow: UndoEmailFlow }) {
  const emailAddress = useSelector(flow, ({ context }) => context.emailAddress)
  return (
    <AuthLayout progress={0.7}>
      <Heading>{linkTitles.undoEmail}</Heading>
      <p className="wrap-anywhere">{words.text(emailAddress)}</p>
      <Button className="mb-6 w-full" onClick={() => flow.send({ type: 'undo' })}>
        {words.submit}
      </Button>
      <p>
        <TextLink href={paths.home}>{words.home}</TextLink>
      </p>
    </AuthLayout>
  )
}
