import { expect, waitFor } from 'storybook/test'
import { fromPromise } from 'xstate'
import preview from '../../.storybook/preview.tsx'
import type { CommandOutput, Run } from '../../machines/commands/commands.ts'
import type { Failure } from '../../machines/shared/failure.ts'
import { inviteCommandsMachine, type InviteCommands } from '../../machines/talent/inviteCommands.ts'
import { InviteDialog } from '../../src/views/talent/InviteDialog.tsx'
import { invitingWords } from '../../src/words/talent/inviting.ts'
import { sentAsked } from '../introductions/samples.ts'
import { failureControl, FlowAt, stateControl } from '../support/flow.tsx'
import { answer, failed, refused, refusedWith } from '../support/formEffect.ts'
import { mina } from './people.ts'
import { talentRefusals } from './refusals.ts'

const machine = inviteCommandsMachine.provide({
  actors: {
    command: fromPromise<CommandOutput<InviteCommands>, Run<InviteCommands>>(() => answer(() => sentAsked)),
  },
})

interface Props {
  /** State of the invitation's machine. */
  at: string
  firstName: string | undefined
  posts: readonly { readonly id: string; readonly title: string }[] | undefined
  left: { readonly open: number; readonly today: number }
  failure?: Failure | undefined
}

const ignore = () => undefined
const pay = '£32,000 – £38,000 a year'

const Inviting = ({ at, firstName, posts, left, failure }: Props) => (
  <main>
    <h1>{mina.headline}</h1>
    <FlowAt
      machine={machine}
      at={at}
      context={{ asked: { command: 'invite', input: { id: mina.id } }, ran: undefined, failure }}
    >
      {(flow) => (
        <InviteDialog
          flow={flow}
          id={mina.id}
          firstName={firstName}
          left={left}
          posts={posts}
          loading={null}
          pay={<p className="mb-4 min-h-[1lh] text-hint text-muted">{invitingWords.pay(pay)}</p>}
          onChoose={ignore}
        />
      )}
    </FlowAt>
  </main>
)

const posts = [
  { id: 'posting-1', title: 'Stage carpenter' },
  { id: 'posting-2', title: 'Set builder' },
]

const meta = preview.meta({
  title: 'Views/Talent/Invite to apply',
  tags: ['autodocs'],
  component: Inviting,
  parameters: { machine: 'commands' },
  args: { at: 'asking', firstName: 'Mina', posts, left: { open: 9, today: 48 } },
  argTypes: { at: stateControl(machine), failure: failureControl },
})

export const Asking = meta.story()

Asking.test(
  'an invitation that does not reach the server stays as it was typed',
  { globals: { network: 'fails' } },
  async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText(invitingWords.posting), 'Set builder')
    const message = canvas.getByLabelText(invitingWords.message)
    await userEvent.clear(message)
    await userEvent.type(message, 'We build sets in Leeds.')
    await userEvent.click(canvas.getByRole('button', { name: invitingWords.send }))
    await waitFor(() => expect(canvas.getByText(failed('unreachable').message)).toBeVisible())
    await expect(message).toHaveValue('We build sets in Leeds.')
    await expect(canvas.getByLabelText(invitingWords.posting)).toHaveValue('posting-2')
  },
)

Asking.test(
  'the dialog closes once the invitation is sent',
  { globals: { network: 'succeeds' } },
  async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText(invitingWords.posting), 'Set builder')
    await userEvent.click(canvas.getByRole('button', { name: invitingWords.send }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
)

export const Nameless = meta.story({ args: { firstName: undefined } })

export const OneJobPost = meta.story({ name: 'One job post', args: { posts: posts.slice(0, 1) } })

OneJobPost.test('the only job post is selected already', async ({ canvas }) => {
  await expect(canvas.getByLabelText(invitingWords.posting)).toHaveValue('posting-1')
})

export const NoJobPost = meta.story({ name: 'No open job post', args: { posts: [] } })

NoJobPost.test('a company without an open job post is led to its job posts', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: invitingWords.openPosts })).toBeVisible()
  await expect(canvas.queryByRole('button', { name: invitingWords.send })).toBeNull()
})

export const Finding = meta.story({ args: { failure: refusedWith(talentRefusals.messageForMoney) } })

Finding.test('a sign of fraud is said at the message', async ({ canvas }) => {
  await expect(canvas.getByLabelText(invitingWords.message)).toHaveAccessibleDescription(
    new RegExp(talentRefusals.messageForMoney.words.slice(0, 20)),
  )
})

export const LimitReached = meta.story({
  name: 'Limit reached',
  args: { left: { open: 0, today: 40 }, failure: refused(talentRefusals.tooManyOpen.words) },
})

export const LimitOfTheDay = meta.story({
  name: 'Limit of the day',
  args: { left: { open: 4, today: 0 }, failure: refused(talentRefusals.tooManyToday.words) },
})

export const InvitedAlready = meta.story({
  name: 'Invited already',
  args: { failure: refused(talentRefusals.invitedAlready.words) },
})

export const Sending = meta.story({ args: { at: 'running.waiting' } })

export const TakingLong = meta.story({ name: 'Taking long', args: { at: 'running.stillWaiting' } })

export const Offline = meta.story({ args: { failure: failed('offline') } })
