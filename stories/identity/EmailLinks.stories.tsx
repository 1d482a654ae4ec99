import { fromPromise } from 'xstate'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { loginMachine } from '../../machines/auth/login.ts'
import { undoEmailMachine } from '../../machines/identity/undoEmail.ts'
import type { Kept } from '../../machines/session/sessionEvents.ts'
import type { Failure } from '../../machines/shared/failure.ts'
import { ConfirmEmailView } from '../../src/views/identity/ConfirmEmailView.tsx'
import { UndoEmailView } from '../../src/views/identity/UndoEmailView.tsx'
import { failureControl, FlowAt, wholePage } from '../support/flow.tsx'
import { answer, failed } from '../support/formEffect.ts'
import { member } from '../support/people.ts'

const link = { role: 'candidate', emailAddress: 'mina.okafor@example.org', code: '0123' } as const

const confirmMachine = loginMachine.provide({
  actors: {
    login: fromPromise(() => answer(() => member)),
    keep: fromPromise<void, Kept>(async () => {}),
  },
})

interface Props {
  isUndo: boolean
  at: string
  failure?: Failure | undefined
}

const EmailLinks = ({ at, failure, isUndo }: Props) =>
  !isUndo ? (
    <FlowAt machine={confirmMachine} at={at} context={{ role: 'candidate', user: undefined, failure }}>
      {(flow) => <ConfirmEmailView flow={flow} link={link} />}
    </FlowAt>
  ) : (
    <FlowAt machine={undoEmailMachine} at={at} context={link}>
      {(flow) => <UndoEmailView flow={flow} />}
    </FlowAt>
  )

const meta = preview.meta({
  title: 'Views/Email links',
  tags: ['autodocs'],
  component: EmailLinks,
  parameters: wholePage,
  args: { isUndo: false, at: 'asking' },
  argTypes: { failure: failureControl },
})

export const Confirm = meta.story()

Confirm.test('names the address that is confirmed', async ({ canvas }) => {
  await expect(canvas.getByText(/mina\.okafor@example\.org/)).toBeVisible()
  await expect(canvas.getByRole('button', { name: 'Confirm email' })).toBeEnabled()
})

export const NotConfirmed = meta.story({ name: 'Not confirmed', args: { failure: failed('offline') } })

export const Undo = meta.story({ args: { isUndo: true } })
