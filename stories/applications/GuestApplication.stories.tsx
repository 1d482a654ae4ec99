import type { ComponentProps } from 'react'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { guestApplicationMachine } from '../../machines/applications/guestApplication.ts'
import { stateControl, wholePage } from '../support/flow.tsx'
import { ApplyAt } from './ApplyAt.tsx'

interface Props extends Omit<ComponentProps<typeof ApplyAt>, 'page' | 'guest'> {
  at: string
}

const Guest = ({ at, ...parts }: Props) => <ApplyAt page="guest.writing" guest={at} {...parts} />

const answers = { ticket: 'yes', city: 'Leeds', tools: 'Plane', years: '4', why: 'A stair that turns.' }

const meta = preview.meta({
  title: 'Views/Apply as a guest',
  tags: ['autodocs'],
  component: Guest,
  parameters: { machine: 'guestApplication', ...wholePage },
  args: { at: 'writing', typed: { answers } },
  argTypes: { at: stateControl(guestApplicationMachine) },
})

export const Writing = meta.story()

Writing.test('asks for the login once it is whole', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Send application' }))
  await expect(canvas.getByRole('heading', { name: 'One more step: log in to send' })).toHaveFocus()
})

export const NothingWritten = meta.story({
  name: 'Nothing written',
  args: { typed: { answers: {} }, files: [] },
})

export const SignInToSend = meta.story({ name: 'Sign in to send', args: { at: 'login' } })
