import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { ForgotPasswordFlow } from '../../../machines/auth/forgotPassword.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { timeToSecond } from '../../words/dates.ts'

/** Says where to look for the link, in the same words whether or not the address has an account. */
export function SentLink({ flow, emailAddress }: { flow: ForgotPasswordFlow; emailAddress: string }) {
  const resendAt = useSelector(flow, ({ context }) => context.sent?.resendAt)
  const ready = useSelector(flow, (state) => state.can({ type: 'resend' }))
  const busy = useSelector(flow, (state) => state.hasTag('busy'))

  useEffect(() => document.getElementById('title')?.focus(), [])

  return (
    <>
      <Heading>Check your mail</Heading>
      <p>
        If there is an account for <strong className="font-medium break-words">{emailAddress}</strong>, a link
        to set a new password is on its way. It works for 30 minutes. Look in the spam folder too.
      </p>
      {resendAt && !ready && !busy && (
        <p className="mt-5 text-muted">Nothing there? You can ask again at {timeToSecond(resendAt)}.</p>
      )}
      <div className="mt-8 flex flex-wrap gap-3">
        <Button aria-disabled={!ready} aria-busy={busy} onClick={() => flow.send({ type: 'resend' })}>
          {busy ? 'Sending' : 'Send again'}
        </Button>
        <Button look="secondary" onClick={() => flow.send({ type: 'changeAddress' })}>
          Use another address
        </Button>
      </div>
    </>
  )
}
