import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { ViewPage } from './ViewPage.tsx'

/** Long timeout, because the page loads the stories of all views first. */
const findOptions = { timeout: 25_000 }

const meta = preview.meta({
  title: 'Quality/Overview of a view',
  component: ViewPage,
  // Hidden in the sidebar, because every view has such a page; this story only tests it.
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
