import type { Passkey } from '../../../contract/identity/passkeys.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Name } from '../../ui/text/Name.tsx'
import { dayHere } from '../../words/dates.ts'
import { passkeyWords as words } from '../../words/identity/passkeys.ts'

interface Props {
  passkey: Passkey
  isBusy: boolean
  onAsk: (command: 'rename' | 'remove') => void
}

/** Row of a passkey, with its commands. */
export const PasskeyRow = ({ passkey: { createdAt, lastUsedAt, name }, isBusy, onAsk }: Props) => (
  <li className="flex flex-wrap items-center gap-x-6 gap-y-1 border-t border-line py-3 first:border-0">
    <span className="min-w-0 grow basis-60 wrap-anywhere">
      <Name>{name}</Name>
      <span className="block text-hint text-muted">
        <span className="block">{words.added(dayHere(createdAt))}</span>
        {lastUsedAt === null ? words.neverUsed : words.used(dayHere(lastUsedAt))}
      </span>
    </span>
    <span className="-mx-4 flex flex-wrap">
      <Button
        look="quiet"
        size="small"
        aria-label={words.renameNamed(name)}
        aria-disabled={isBusy || undefined}
        onClick={() => !isBusy && onAsk('rename')}
      >
        {words.rename}
      </Button>
      <Button
        look="quiet"
        size="small"
        aria-label={words.removeNamed(name)}
        aria-disabled={isBusy || undefined}
        onClick={() => !isBusy && onAsk('remove')}
      >
        {words.remove}
      </Button>
    </span>
  </li>
)
