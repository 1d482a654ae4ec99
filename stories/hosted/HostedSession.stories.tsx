import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { hostedSessionMachine } from '../../machines/hosted/hostedSession.ts'
import { HostedSessionView } from '../../src/views/hosted/HostedSessionView.tsx'
import { hostedSessionWords } from '../../src/words/hosted/session.ts'
import { failed } from '../support/formEffect.ts'
import { FlowAt, stateControl } from '../support/flow.tsx'

/** 2100-01-01 UTC, in milliseconds since 1970. */
const expiresAt = 4_102_444_800_000

const HostedSession = ({ at }: { at: string }) => (
  <FlowAt
    machine={hostedSessionMachine}
    at={at}
    context={{ expiresAt, tries: 1, failure: failed('unreachable') }}
  >
    {(flow) => <HostedSessionView flow={flow} />}
  </FlowAt>
)

const meta = preview.meta({
  title: 'Views/Hosted session',
  tags: ['autodocs'],
  component: HostedSession,
  parameters: {
    machine: 'hostedSession',
    docs: {
      description: {
        component:
          'Session of a hosted backend. It is renewed 90 seconds before it expires, by one tab at a time, and again after 1, 2, 5, 10 and 30 seconds while the server does not respond.',
      },
    },
  },
  args: { at: 'fresh' },
  argTypes: { at: stateControl(hostedSessionMachine) },
})

export const Fresh = meta.story()

Fresh.test('says that the person is logged in', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent(hostedSessionWords.fresh)
})

export const Restoring = meta.story({ args: { at: 'restoring' } })

export const SignedOut = meta.story({ name: 'Signed out', args: { at: 'signedOut' } })

export const Expiring = meta.story({ args: { at: 'renewing.attempt.expiring renewing.margin.ample' } })

export const Refreshing = meta.story({ args: { at: 'renewing.attempt.refreshing renewing.margin.ample' } })

export const Retrying = meta.story({ args: { at: 'renewing.attempt.retrying renewing.margin.ample' } })

export const LittleTimeLeft = meta.story({
  name: 'Little time left',
  args: { at: 'renewing.attempt.refreshing renewing.margin.short' },
})

export const Warning = meta.story({ args: { at: 'renewing.attempt.retrying renewing.margin.told' } })

Warning.test('says that the login ends soon', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent(hostedSessionWords.warning)
})

export const Expired = meta.story({ args: { at: 'expired' } })

export const Recovering = meta.story({ args: { at: 'recovering' } })
