import { useSelector } from '@xstate/react'
import type { VerificationMailFlow } from '../../../machines/auth/verificationMail.ts'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { authWords } from '../../words/pages/auth.ts'

interface Props {
  flow: VerificationMailFlow
  emailAddress: string
}

/** Reminder to verify the email address, with a button to resend the email. */
export function VerificationReminder({ flow, emailAddress }: Props) {
  const busy = useSelector(flow, (state) => state.hasTag('busy'))
  const sent = useSelector(flow, (state) => state.hasTag('sent'))
  return (
    <Banner
      kind="warning"
      action={
        <Button
          look="secondary"
          size="small"
          aria-disabled={busy || sent}
          onClick={() => flow.send({ type: 'send' })}
        >
          {busy ? authWords.reminder.busy : authWords.reminder.resend}
        </Button>
      }
    >
      <span className="break-words">
        {authWords.reminder.before} {emailAddress} {authWords.reminder.after}
      </span>
      <span role="status" className="block">
        {sent && authWords.reminder.sent}
      </span>
    </Banner>
  )
}
