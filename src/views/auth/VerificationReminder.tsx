import { useSelector } from '@xstate/react'
import type { VerificationMailFlow } from '../../../machines/auth/verificationMail.ts'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { Button } from '../../ui/controls/Button.tsx'

interface Props {
  flow: VerificationMailFlow
  emailAddress: string
}

/** Tells a member that their address is not verified yet, and sends the mail again. */
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
          {busy ? 'Sending' : 'Send the mail again'}
        </Button>
      }
    >
      <span className="break-words">
        Your email address {emailAddress} is not verified yet. Follow the link that we sent there.
      </span>
      <span role="status" className="block">
        {sent && 'The mail is on its way.'}
      </span>
    </Banner>
  )
}
