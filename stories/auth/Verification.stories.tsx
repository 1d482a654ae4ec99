import { expect } from 'storybook/test'
import { fromPromise } from 'xstate'
import preview from '../../.storybook/preview.tsx'
import { verificationMachine } from '../../machines/auth/verification.ts'
import { VerificationView } from '../../src/views/auth/VerificationView.tsx'
import { FlowAt, stateControl, wholePage } from '../support/flow.tsx'
import { answer } from '../support/formEffect.ts'
import { member } from '../support/people.ts'

const machine = verificationMachine.provide({
  actors: { verify: fromPromise(() => answer((): unknown => undefined)) },
})

const whose = { role: 'candidate', emailAddress: member.emailAddress } as const

const Verification = ({ at }: { at: string }) => (
  <FlowAt
    machine={machine}
    at={at}
    context={{ ...whose, code: undefined }}
    input={at === 'verifying' ? { ...whose, code: 'code' } : undefined}
  >
    {(flow) => <VerificationView flow={flow} />}
  </FlowAt>
)

const meta = preview.meta({
  title: 'Views/Verification',
  tags: ['autodocs'],
  component: Verification,
  parameters: { machine: 'verification', ...wholePage },
  args: { at: 'verifying' },
  argTypes: { at: stateControl(machine) },
})

export const CheckingTheLink = meta.story({
  name: 'Checking the link',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Checking your link')
  },
})

export const LinkRefused = meta.story({
  name: 'Link refused',
  args: { at: 'refused' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This link didn’t work.')).toBeVisible()
  },
})

export const Verified = meta.story({
  args: { at: 'verified' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your email is verified.')).toBeVisible()
  },
})

export const CheckingTheLinkOnAPhone = meta.story({
  name: 'Checking the link on a phone',
  globals: { viewport: { value: 'w320' } },
})
