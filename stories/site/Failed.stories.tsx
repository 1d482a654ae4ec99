import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { FailedView } from '../../src/views/site/FailedView.tsx'
import { wholePage } from '../support/flow.tsx'

const meta = preview.meta({
  title: 'Views/Failed',
  tags: ['autodocs'],
  component: FailedView,
  parameters: wholePage,
  args: { onRetry: fn() },
})

export const NotShown = meta.story({
  name: 'Not shown',
  play: async ({ args, canvas, userEvent }) => {
    const title = canvas.getByRole('heading', { name: 'This page didn’t load' })
    await waitFor(() => expect(title).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const OnAPhone = meta.story({ name: 'On a phone', globals: { viewport: { value: 'w320' } } })
