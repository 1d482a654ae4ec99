import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import type { SentIntroduction } from '../../contract/introductions/calls.ts'
import {
  sentIntroductionCommandsMachine,
  type SentIntroductionCommands,
} from '../../machines/introductions/introductionCommands.ts'
import { sentIntroductionCommands } from '../../src/effects/introductions/introductions.ts'
import { SentIntroductionView } from '../../src/views/introductions/SentIntroductionView.tsx'
import { FlowAt, stateControl, wholePage } from '../support/flow.tsx'
import { endedIntroductions, sentAsked, sentOf, sentTalking } from './samples.ts'

const machine = sentIntroductionCommandsMachine.provide({ actors: { command: sentIntroductionCommands } })

interface Props {
  at: string
  introduction: SentIntroduction
  /** Command whose dialog is open. */
  asked?: keyof SentIntroductionCommands | undefined
}

const now = Date.UTC(2026, 10, 24, 12)

const SentInvitation = ({ at, introduction, asked }: Props) => (
  <FlowAt
    machine={machine}
    at={at}
    context={{ asked: asked && { command: asked, input: {} }, ran: undefined, failure: undefined }}
  >
    {(commands) => (
      <main>
        <SentIntroductionView introduction={introduction} flow={commands} now={now} />
      </main>
    )}
  </FlowAt>
)

const meta = preview.meta({
  title: 'Views/Sent invitation',
  tags: ['autodocs'],
  component: SentInvitation,
  parameters: { machine: 'commands', ...wholePage },
  args: { at: 'idle', introduction: sentAsked },
  argTypes: { at: stateControl(machine) },
})

export const Asked = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This person')).toBeVisible()
    await expect(canvas.queryByText('Mina Okafor')).toBeNull()
  },
})

export const Withdrawing = meta.story({ args: { at: 'asking', asked: 'withdraw' } })

export const Talking = meta.story({ args: { introduction: sentTalking } })

export const Ending = meta.story({ args: { at: 'asking', asked: 'end', introduction: sentTalking } })

export const Applied = meta.story({ args: { introduction: sentOf(endedIntroductions.applied, []) } })

export const Declined = meta.story({ args: { introduction: sentOf(endedIntroductions.declined, []) } })

export const Lapsed = meta.story({ args: { introduction: sentOf(endedIntroductions.lapsed, []) } })

export const Withdrawn = meta.story({ args: { introduction: sentOf(endedIntroductions.withdrawn, []) } })

Withdrawn.test('a withdrawn invitation takes no messages', async ({ canvas }) => {
  await expect(canvas.getByText('Withdrawn')).toBeVisible()
  await expect(canvas.queryByRole('textbox')).toBeNull()
})

export const Ended = meta.story({ args: { introduction: sentOf(endedIntroductions.ended, []) } })

Ended.test('an ended conversation takes no messages', async ({ canvas }) => {
  await expect(canvas.getByText('Ended')).toBeVisible()
  await expect(canvas.queryByRole('textbox')).toBeNull()
})
