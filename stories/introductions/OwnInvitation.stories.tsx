import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import type { OwnIntroduction } from '../../contract/introductions/calls.ts'
import { paths } from '../../contract/paths.ts'
import {
  introductionCommandsMachine,
  type IntroductionCommands,
} from '../../machines/introductions/introductionCommands.ts'
import type { Failure } from '../../machines/shared/failure.ts'
import { introductionCommands } from '../../src/effects/introductions/introductions.ts'
import { OwnIntroductionView } from '../../src/views/introductions/OwnIntroductionView.tsx'
import { failureControl, FlowAt, stateControl, wholePage } from '../support/flow.tsx'
import { failed } from '../support/formEffect.ts'
import { askedIntroduction, endedIntroductions, talkingIntroduction } from './samples.ts'

const machine = introductionCommandsMachine.provide({ actors: { command: introductionCommands } })

interface Props {
  at: string
  introduction: OwnIntroduction
  /** Command whose dialog is open. */
  asked?: keyof IntroductionCommands | undefined
  failure?: Failure | undefined
}

const now = Date.UTC(2026, 10, 24, 12)

const OwnInvitation = ({ at, introduction, asked, failure }: Props) => (
  <FlowAt
    machine={machine}
    at={at}
    context={{ asked: asked && { command: asked, input: {} }, ran: undefined, failure }}
  >
    {(commands) => (
      <main>
        <OwnIntroductionView introduction={introduction} flow={commands} now={now} />
      </main>
    )}
  </FlowAt>
)

const meta = preview.meta({
  title: 'Views/Invitation to apply',
  tags: ['autodocs'],
  component: OwnInvitation,
  parameters: { machine: 'commands', ...wholePage },
  args: { at: 'idle', introduction: askedIntroduction },
  argTypes: { at: stateControl(machine), failure: failureControl },
})

export const Asked = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Accept the invitation' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Not interested' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'View job' })).toHaveAttribute(
      'href',
      paths.job('stage-carpenter'),
    )
  },
})

export const Accepting = meta.story({ args: { at: 'asking', asked: 'accept' } })

export const Declining = meta.story({ args: { at: 'asking', asked: 'decline' } })

export const Talking = meta.story({ args: { introduction: talkingIntroduction } })

export const Applying = meta.story({
  args: { at: 'asking', asked: 'apply', introduction: talkingIntroduction },
})

export const Ending = meta.story({ args: { at: 'asking', asked: 'end', introduction: talkingIntroduction } })

export const Sending = meta.story({ args: { at: 'running.waiting', introduction: talkingIntroduction } })

export const StillSending = meta.story({
  name: 'Still sending',
  args: { at: 'running.stillWaiting', introduction: talkingIntroduction },
})

export const NotSent = meta.story({
  name: 'Not sent',
  args: { introduction: talkingIntroduction, failure: failed('offline') },
})

export const Applied = meta.story({ args: { introduction: endedIntroductions.applied } })

export const Declined = meta.story({ args: { introduction: endedIntroductions.declined } })

export const Lapsed = meta.story({ args: { introduction: endedIntroductions.lapsed } })

export const Withdrawn = meta.story({ args: { introduction: endedIntroductions.withdrawn } })

export const Ended = meta.story({ args: { introduction: endedIntroductions.ended } })
