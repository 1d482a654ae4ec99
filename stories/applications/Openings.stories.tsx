import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Openings } from '../../src/views/applications/Openings.tsx'

const meta = preview.meta({
  title: 'Views/Openings of an application',
  tags: ['autodocs'],
  component: Openings,
  args: { company: 'Fernhill Theatre', openings: [], hasEnded: false },
})

export const NotOpenedYet = meta.story({
  name: 'Not opened yet',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not opened yet.')).toBeVisible()
  },
})

export const EndedUnopened = meta.story({
  name: 'Ended without having been opened',
  args: { hasEnded: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Never opened.')).toBeVisible()
  },
})

export const Opened = meta.story({
  args: {
    openings: [
      { day: '2026-11-20', what: ['application', 'resume'] },
      { day: '2026-11-13', what: ['application'] },
    ],
  },
})
