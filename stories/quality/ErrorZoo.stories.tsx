import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { ErrorZoo } from './ErrorZoo.tsx'

const meta = preview.meta({ title: 'Quality/Error zoo', component: ErrorZoo })

export const Zoo = meta.story({
  name: 'Error zoo',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Create password' })).toHaveTextContent(
      /Min. 8 characters/,
    )
  },
})
