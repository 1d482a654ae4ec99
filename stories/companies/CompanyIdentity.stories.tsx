import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { wholePage } from '../support/flow.tsx'
import { CompanyAt } from './CompanyAt.tsx'
import * as samples from './samples.ts'

const meta = preview.meta({
  title: 'Views/Company name and website',
  tags: ['autodocs'],
  component: CompanyAt,
  parameters: { machine: 'editing', ...wholePage },
  args: { at: 'editing.unchanged', company: samples.company, isThere: true },
})

export const NameIsReviewed = meta.story({
  name: 'Another name is reviewed',
  args: { company: { ...samples.company, reviewOfChanges: 'always' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Company name')).toHaveAccessibleDescription(
      /your open postings are in review/,
    )
  },
})

export const PostingsInReview = meta.story({
  name: 'Postings in review',
  args: { company: { ...samples.company, reviewOfChanges: 'always', heldPostings: 3 } },
})

export const SeenByARecruiter = meta.story({
  name: 'Seen by a recruiter',
  args: { company: { ...samples.company, membership: 'recruiter' } },
  play: async ({ canvas }) => {
    const name = canvas.getByLabelText('Company name')
    await expect(name).toHaveAttribute('readonly')
    await expect(name).toHaveAccessibleDescription('Only an owner can change this. Ask one of them.')
    await expect(canvas.getByLabelText('About (optional)')).not.toHaveAttribute('readonly')
  },
})

export const NotVerified = meta.story({
  name: 'Address not verified',
  args: { company: samples.checked, isVerified: false },
})
