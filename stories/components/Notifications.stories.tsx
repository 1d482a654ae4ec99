import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Toaster } from '../../src/ui/feedback/Toaster.tsx'
import { failureWords } from '../../src/words/failures.ts'
import { ofType, typedControls } from './controls.ts'

const failure = {
  id: 1,
  kind: 'failure',
  title: 'error',
  message: { name: 'text', text: failureWords.unreachable },
} as const
const success = {
  id: 2,
  kind: 'success',
  title: 'done',
  message: 'profileSaved',
} as const

const meta = preview.meta({
  title: 'Components/Notification',
  tags: ['autodocs'],
  component: Toaster,
  parameters: typedControls,
  args: { notifications: [failure], onDismiss: fn() },
  argTypes: {
    notifications: { description: 'What is told, the newest first.', ...ofType('readonly Notification[]') },
    onDismiss: { description: 'Told which one somebody has sent away.' },
  },
})

export const Failure = meta.story()

Failure.test('asks to be dismissed, once', async ({ args, canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Dismiss' }))
  await expect(args.onDismiss).toHaveBeenCalledOnce()
  await expect(args.onDismiss).toHaveBeenCalledWith(1)
})

export const Success = meta.story({ args: { notifications: [success] } })
export const Several = meta.story({ args: { notifications: [success, failure, { ...failure, id: 0 }] } })
