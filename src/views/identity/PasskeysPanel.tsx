import { useSelector } from '@xstate/react'
import type { Passkey } from '../../../contract/identity/passkeys.ts'
import type { Role } from '../../../contract/roles.ts'
import type { PasskeyCommandsFlow, PasskeysFlow } from '../../../machines/identity/passkeys.ts'
import type { AnyReading } from '../../../machines/reading/reading.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { Panel } from '../../ui/text/Panel.tsx'
import { passkeyWords as words } from '../../words/identity/passkeys.ts'
import { Reading } from '../reading/Reading.tsx'
import { PasskeyDialogs } from './PasskeyDialogs.tsx'
import { PasskeyRow } from './PasskeyRow.tsx'
import { ProofForm } from './ProofForm.tsx'

interface Props {
  role: Role
  emailAddress: string
  flow: Pick<PasskeysFlow, 'send' | 'getSnapshot' | 'subscribe'>
  reading: AnyReading
  commands: PasskeyCommandsFlow
  /** Undefined until loaded. */
  passkeys: readonly Passkey[] | undefined
}

/** Panel to add, rename and remove passkeys. */
export function PasskeysPanel({ role, emailAddress, flow, reading, commands, passkeys }: Props) {
  const failure = useSelector(flow, (state) => (state.matches('idle') ? state.context.failure : undefined))
  const proofFailure = useSelector(flow, ({ context }) => context.failure)
  const ways = useSelector(flow, ({ context }) => context.ways)
  const isAdding = useSelector(flow, (state) => state.hasTag('busy'))
  const isProving = useSelector(flow, (state) => state.matches('proving') || state.matches('addingProven'))
  const commandFailure = useSelector(commands, (state) =>
    state.matches('asking') ? undefined : state.context.failure,
  )
  const isRunning = useSelector(commands, (state) => state.hasTag('busy'))
  const problem = failure ?? commandFailure
  return (
    <Panel title={words.title}>
      <p className="mb-4 max-w-measure text-muted">{words.intro}</p>
      <Reading flow={reading} what={words.what} rows={1}>
        {problem && <Banner kind="failure">{problem.message}</Banner>}
        {passkeys?.length === 0 && <p className="text-muted">{words.none}</p>}
        <ul>
          {passkeys?.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              isBusy={isRunning}
              onAsk={(command) => commands.send({ type: 'ask', command, input: { role, id: passkey.id } })}
            />
          ))}
        </ul>
      </Reading>
      {isProving && ways ? (
        <ProofForm
          id="passkeyProof"
          emailAddress={emailAddress}
          ways={ways}
          failure={proofFailure}
          busy={isAdding}
          busyWords={words.adding}
          onSubmit={(form) => flow.send({ type: 'submit', form })}
          onPasskey={() => flow.send({ type: 'usePasskey' })}
          onLogin={() => flow.send({ type: 'logInAgain' })}
          onCancel={() => flow.send({ type: 'cancel' })}
        />
      ) : (
        <div className="mt-4 flex flex-wrap gap-3">
          <Button
            look="secondary"
            size="small"
            aria-disabled={isAdding || undefined}
            aria-busy={isAdding || undefined}
            onClick={() => flow.send({ type: 'add' })}
          >
            {isAdding ? words.adding : words.add}
          </Button>
          {isAdding && (
            <Button look="quiet" size="small" onClick={() => flow.send({ type: 'cancel' })}>
              {words.cancel}
            </Button>
          )}
        </div>
      )}
      <PasskeyDialogs role={role} commands={commands} passkeys={passkeys ?? []} />
    </Panel>
  )
}
