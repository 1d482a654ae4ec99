import { useSelector } from '@xstate/react'
import type { PasskeyLoginFlow } from '../../../machines/identity/passkeyLogin.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { passkeyWords as words } from '../../words/identity/passkeys.ts'

/** Button for a passkey login, with the message of a failed attempt. */
export function PasskeyButton({ flow }: { flow: PasskeyLoginFlow }) {
  const failure = useSelector(flow, ({ context }) => context.failure)
  const isBusy = useSelector(flow, (state) => state.hasTag('busy'))
  const isUsing = useSelector(flow, (state) => state.matches('using'))
  return (
    <div className="mt-4 mb-8 grid gap-3">
      {failure && <Banner kind="failure">{failure.message}</Banner>}
      <Button
        look="secondary"
        className="w-full"
        aria-disabled={isBusy || undefined}
        aria-busy={isBusy || undefined}
        onClick={() => flow.send({ type: 'use' })}
      >
        {isBusy ? words.using : words.use}
      </Button>
      {isUsing && (
        <Button look="quiet" size="small" onClick={() => flow.send({ type: 'cancel' })}>
          {words.cancel}
        </Button>
      )}
    </div>
  )
}
