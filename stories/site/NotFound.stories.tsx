import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { paths } from '../../contract/paths.ts'
import { NotFoundView } from '../../src/views/site/NotFoundView.tsx'
import { PublicShell } from '../../src/views/shells/PublicShell.tsx'
import { wholePage } from '../support/flow.tsx'

const meta = preview.meta({
  title: 'Views/Not found',
  tags: ['autodocs'],
  component: NotFoundView,
  parameters: wholePage,
  decorators: [
    (Story) => (
      <PublicShell current="/nowhere" dashboard={undefined}>
        <Story />
      </PublicShell>
    ),
  ],
})

export const NoSuchPage = meta.story({
  name: 'No such page',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute(
      'href',
      paths.home,
    )
  },
})

export const OnAPhone = meta.story({ name: 'On a phone', globals: { viewport: { value: 'w320' } } })
