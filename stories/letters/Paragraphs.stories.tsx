import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { failureControl, stateControl, wholePage } from '../support/flow.tsx'
import { failed } from '../support/formEffect.ts'
import { ParagraphsAt } from './ParagraphsAt.tsx'
import { paragraphs } from './samples.ts'
import { readingMachine } from '../support/reads.ts'

const meta = preview.meta({
  title: 'Views/Paragraphs',
  tags: ['autodocs'],
  component: ParagraphsAt,
  parameters: { machine: 'reading', ...wholePage },
  args: { at: 'shown', paragraphs, onUse: fn(), onClose: fn() },
  argTypes: { at: stateControl(readingMachine), failure: failureControl },
})

export const Several = meta.story()

Several.test('says when nothing has the words that are sought', async ({ canvas, userEvent }) => {
  const sought = canvas.getByRole('searchbox', { name: 'Search paragraphs' })
  await userEvent.type(sought, 'HÁNDS van')
  await expect(canvas.getByText('0 paragraphs')).toBeVisible()
  await userEvent.clear(sought)
  await userEvent.type(sought, 'HÁNDS cinemas')
  await expect(canvas.getByText('1 paragraph')).toBeVisible()
})

Several.test(
  'tells words apart that differ in their vowel signs alone',
  {
    args: {
      paragraphs: [
        { title: 'A', text: 'मैं दिन में काम करती हूँ।' },
        { title: 'B', text: 'मैं दान इकट्ठा करती हूँ।' },
      ],
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search paragraphs' }), 'दान')
    await expect(canvas.getByText('1 paragraph')).toBeVisible()
  },
)

export const Empty = meta.story({ args: { paragraphs: [] } })

export const LongWords = meta.story({
  name: 'Long words',
  args: {
    paragraphs: [
      {
        title: 'Donaudampfschifffahrtsgesellschaftskapitaensbriefe'.repeat(2),
        text: 'Rindfleischetikettierung'.repeat(20),
      },
    ],
  },
})

export const Reading = meta.story({ args: { at: 'reading.waiting', paragraphs: undefined } })

export const TakingLong = meta.story({
  name: 'Taking long',
  args: { at: 'reading.stillWaiting', paragraphs: undefined },
})

export const NotRead = meta.story({
  name: 'Not read',
  args: { at: 'failed', paragraphs: undefined, failure: failed('unreachable') },
})
