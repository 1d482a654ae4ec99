import { useSelector } from '@xstate/react'
import type { LinkedProvider } from '../../../contract/identity/linkedProviders.ts'
import type { Role } from '../../../contract/roles.ts'
import type { ProviderCommandsFlow } from '../../../machines/identity/connectedAccounts.ts'
import type { AnyReading } from '../../../machines/reading/reading.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { Dialog } from '../../ui/feedback/Dialog.tsx'
import { Name } from '../../ui/text/Name.tsx'
import { Panel } from '../../ui/text/Panel.tsx'
import { dayHere } from '../../words/dates.ts'
import { connectedAccountsWords as words } from '../../words/identity/connectedAccounts.ts'
import { Reading } from '../reading/Reading.tsx'

interface Props {
  role: Role
  reading: AnyReading
  commands: ProviderCommandsFlow
  /** Once they have been read. */
  providers: readonly LinkedProvider[] | undefined
}

/** Providers that are connected to an account. */
export function ConnectedAccountsPanel({ role, reading, commands, providers }: Props) {
  const failure = useSelector(commands, ({ context }) => context.failure)
  const isBusy = useSelector(commands, (state) => state.hasTag('busy'))
  const asked = useSelector(commands, ({ context }) => context.asked?.input.provider)
  const open = providers?.find(({ provider }) => provider === asked)
  return (
    <Panel title={words.title}>
      <Reading flow={reading} what={words.what} rows={1}>
        {failure && <Banner kind="failure">{failure.message}</Banner>}
        {providers?.length === 0 && <p className="text-muted">{words.none}</p>}
        <ul>
          {providers?.map(({ emailAddress, label, linkedAt, provider }) => (
            <li
              key={provider}
              className="flex flex-wrap items-center gap-x-6 gap-y-1 border-t border-line py-3 first:border-0"
            >
              <span className="min-w-0 grow basis-60 wrap-anywhere">
                <Name>{label}</Name>
                <span className="block text-hint text-muted">
                  {emailAddress && <span className="block">{emailAddress}</span>}
                  {words.since(dayHere(linkedAt))}
                </span>
              </span>
              <Button
                look="quiet"
                size="small"
                className="-mx-4"
                aria-label={words.disconnectNamed(label)}
                aria-disabled={isBusy || undefined}
                onClick={() =>
                  !isBusy && commands.send({ type: 'ask', command: 'unlink', input: { role, provider } })
                }
              >
                {words.disconnect}
              </Button>
            </li>
          ))}
        </ul>
      </Reading>
      <Dialog
        open={open !== undefined}
        id="unlinkProvider"
        title={words.dialog.title}
        onCancel={() => commands.send({ type: 'cancel' })}
      >
        <p className="mt-3 wrap-anywhere">{words.dialog.text(open?.label ?? '')}</p>
        <div className="mt-5 flex flex-wrap gap-3">
          <Button
            onClick={() =>
              open &&
              commands.send({ type: 'run', command: 'unlink', input: { role, provider: open.provider } })
            }
          >
            {words.dialog.confirm}
          </Button>
          <Button look="secondary" onClick={() => commands.send({ type: 'cancel' })}>
            {words.dialog.cancel}
          </Button>
        </div>
      </Dialog>
    </Panel>
  )
}
