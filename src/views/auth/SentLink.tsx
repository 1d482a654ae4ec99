import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { ForgotPasswordFlow } from '../../../machines/auth/forgotPassword.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { authWords } from '../../words/pages/auth.ts'
import { Heading } from '../../ui/text/Heading.tsx'

/** Confirmation that an email was sent, with the same text whether or not the address has an account. */
export function SentLink({ flow, emailAddress }: { flow: ForgotPasswordFlow; emailAddress: string }) {
  const resendAt = useSelector(flow, ({ context }) => context.sent?.resendAt)
  const ready = useSelector(flow, (state) => state.can({ type: 'resend' }))
  const busy = useSelector(flow, (state) => state.hasTag('busy'))

  useEffect(() => document.getElementById('title')?.focus(), [])

  return (
    <>
      <Heading>{authWords.sent.title}</Heading>
      <p>
        {authWords.sent.before} <strong className="font-medium break-words">{emailAddress}</strong>,{' '}
        {authWords.sent.after}
      </p>
      {resendAt && !ready && !busy && <p className="mt-5 text-muted">{authWords.sent.again(resendAt)}</p>}
      <div className="mt-8 flex flex-wrap gap-3">
        <Button aria-disabled={!ready} aria-busy={busy} onClick={() => flow.send({ type: 'resend' })}>
          {busy ? authWords.sent.busy : authWords.sent.resend}
        </Button>
        <Button look="secondary" onClick={() => flow.send({ type: 'changeAddress' })}>
          {authWords.sent.change}
        </Button>
      </div>
    </>
  )
}
