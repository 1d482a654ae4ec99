import { fn } from 'storybook/test'
import { fromPromise } from 'xstate'
import preview from '../../.storybook/preview.tsx'
import { keepCommandsMachine } from '../../machines/privacy/keepCommands.ts'
import type { Failure } from '../../machines/shared/failure.ts'
import { KeepAccountView } from '../../src/views/privacy/KeepAccountView.tsx'
import { failureControl, FlowAt, stateControl, wholePage } from '../support/flow.tsx'
import { answer, failed, refusedWith } from '../support/formEffect.ts'
import { member } from '../support/people.ts'
import { refusals } from '../support/refusals.ts'

const machine = keepCommandsMachine.provide({
  actors: { command: fromPromise(() => answer(() => member)) },
})

interface Props {
  at: string
  onLogout: () => void
  failure?: Failure | undefined
}

const KeepAccount = ({ at, onLogout, failure }: Props) => (
  <FlowAt machine={machine} at={at} context={{ asked: undefined, ran: undefined, failure }}>
    {(flow) => <KeepAccountView flow={flow} role="candidate" erasedOn="2026-12-10" onLogout={onLogout} />}
  </FlowAt>
)

const meta = preview.meta({
  title: 'Views/Keep your account',
  tags: ['autodocs'],
  component: KeepAccount,
  parameters: { machine: 'commands', ...wholePage },
  args: { at: 'idle', onLogout: fn() },
  argTypes: { at: stateControl(machine), failure: failureControl },
})

export const Deleted = meta.story({ name: 'Account is deleted' })

export const Keeping = meta.story({ args: { at: 'running.waiting' } })

export const TooLate = meta.story({
  name: 'Too late',
  args: { failure: refusedWith(refusals.accountErased) },
})

export const Offline = meta.story({ args: { failure: failed('offline') } })

export const OnAPhone = meta.story({ name: 'On a phone', globals: { viewport: { value: 'w320' } } })
