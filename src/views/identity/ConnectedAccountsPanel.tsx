import { useSelector } from '@xstate/react'
import type { LinkedProvider } from '../../../contract/identity/linkedProviders.ts'
import type { OfferedProvider } from '../../../contract/identity/offered.ts'
import type { Role } from '../../../contract/roles.ts'
import type { ProviderCommandsFlow } from '../../../machines/identity/connectedAccounts.ts'
import type { ProviderSignInFlow } from '../../../machines/identity/providerSignIn.ts'
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
  /** Undefined until loaded. */
  providers: readonly LinkedProvider[] | undefined
  /** Flow that connects a provider, with the reason for a failed attempt. */
  connecting: ProviderSignInFlow
  /** Providers that the server offers. */
  offered: readonly OfferedProvider[]
  /** Name of the provider that was just connected. */
  connected: string | undefined
  onLogin: () => void
}

/** Panel of the providers connected to an account. */
export function ConnectedAccountsPanel({ role, reading, commands, providers, ...connects }: Props) {
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
        {providers && <Connecting providers={providers} {...connects} />}
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

type ConnectingProps = Pick<Props, 'connecting' | 'offered' | 'connected' | 'onLogin'> & {
  providers: readonly LinkedProvider[]
}

/** Result of connecting a provider, and a button for each remaining one. */
function Connecting({ providers, connecting, offered, connected, onLogin }: ConnectingProps) {
  const refusal = useSelector(connecting, ({ context }) => context.refusal)
  const isBusy = useSelector(connecting, (state) => state.hasTag('busy'))
  const isLinked = (name: string) => providers.some(({ provider }) => provider === name)
  const label = providers.find(({ provider }) => provider === connected)?.label
  const logInAgain = (
    <Button look="secondary" size="small" onClick={onLogin}>
      {words.logInAgain}
    </Button>
  )
  return (
    <>
      <div ref={intoView} className="mt-4 empty:hidden">
        {refusal && (
          <Banner kind="failure" action={refusal === 'staleLogin' && logInAgain}>
            {words.refused[refusal]}
          </Banner>
        )}
        {!refusal && label !== undefined && <Banner kind="status">{words.connected(label)}</Banner>}
      </div>
      <div className="mt-4 flex flex-wrap gap-3 empty:hidden">
        {offered
          .filter(({ name }) => !isLinked(name))
          .map(({ label: each, name }) => (
            <Button
              key={name}
              look="secondary"
              size="small"
              aria-disabled={isBusy || undefined}
              onClick={() => connecting.send({ type: 'choose', provider: name })}
            >
              {words.connect(each)}
            </Button>
          ))}
      </div>
    </>
  )
}

/** Scrolls to the result, because a person who returns from a provider starts at the top of the page. */
function intoView(outcome: HTMLElement | null) {
  if (outcome?.hasChildNodes()) outcome.scrollIntoView({ block: 'center' })
}
