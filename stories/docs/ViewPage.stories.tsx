import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { ViewPage } from './ViewPage.tsx'

/** The stories of all views come before anything is shown. */
const findOptions = { timeout: 25_000 }

const meta = preview.meta({
  title: 'Quality/Overview of a view',
  component: ViewPage,
  // It stands at each view; here it is only tested.
  tags: ['!dev', 'states'],
  parameters: { a11y: { options: { iframes: false } } },
})

export const WithAFlow = meta.story({
  name: 'With a flow',
  args: { view: 'Views/Login' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('table', { name: 'What each event does' }, findOptions),
    ).toHaveTextContent('cancel')
    await expect(canvas.getByText('Please enter a valid email address')).toBeVisible()
  },
})

export const WithoutAFlow = meta.story({
  name: 'Without a flow',
  args: { view: 'Views/Not found' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByTitle('Views/Not found: No such page', undefined, findOptions),
    ).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: 'Events' })).toBeNull()
  },
})
