import type { StoryContext } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { CompanyAt, machine } from './CompanyAt.tsx'
import * as samples from './samples.ts'
import { failureControl, stateControl, wholePage } from '../support/flow.tsx'
import { failed, invalid, refused } from '../support/formEffect.ts'
import { refusals } from '../support/refusals.ts'

const meta = preview.meta({
  title: 'Views/Company',
  tags: ['autodocs'],
  component: CompanyAt,
  parameters: { machine: 'editing', ...wholePage },
  args: { at: 'editing.unchanged', company: samples.company, isThere: true },
  argTypes: { at: stateControl(machine), failure: failureControl },
})

export const Unchanged = meta.story()

Unchanged.test('says what an address on the web begins with, and keeps what was typed', async (story) => {
  const { canvas, userEvent } = story
  const website = canvas.getByLabelText('Website (optional)')
  await userEvent.clear(website)
  await userEvent.type(website, 'company.example.com')
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
  await expect(website).toHaveAccessibleDescription(/begins with https/)
  await expect(website).toHaveValue('company.example.com')
})

Unchanged.test('updates the preview while the form is filled in', async ({ canvas, userEvent }) => {
  const page = within(canvas.getByRole('region', { name: 'Page', hidden: true }))
  const name = canvas.getByLabelText('Company name')
  await userEvent.type(name, ' of Leeds')
  const title = () => page.getByRole('heading', { level: 2, hidden: true })
  await waitFor(() => expect(title()).toHaveTextContent('Sample Company of Leeds'))
  await expect(name).toHaveFocus()
  // An invalid name leaves the saved one in the preview.
  await userEvent.clear(name)
  await waitFor(() => expect(title()).toHaveTextContent(/^Sample Company$/))
})

export const NothingToldYet = meta.story({ name: 'Nothing told yet', args: { company: samples.newCompany } })

NothingToldYet.test('adds a place that was found by its name, and removes it', async (story) => {
  const { canvas, userEvent } = story
  await userEvent.type(canvas.getByLabelText('Place (optional)'), 'Lee')
  await userEvent.click(await canvas.findByRole('option', { name: 'Leeds, England, United Kingdom' }))
  const places = canvas.getByRole('list', { name: 'Places' })
  await expect(places).toHaveTextContent('Leeds, England, United Kingdom')
  await userEvent.click(canvas.getByRole('button', { name: 'Remove Leeds, England, United Kingdom' }))
  await expect(places).toBeEmptyDOMElement()
  await expect(canvas.getByLabelText('Place (optional)')).toHaveFocus()
})

export const Unsaved = meta.story({ args: { at: 'editing.changed' } })

export const NameMissing = meta.story({
  name: 'Name missing',
  args: {
    at: 'editing.changed',
    failure: invalid({ companyName: 'Enter the name of your company' }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Company name')).toHaveFocus()
  },
})

export const EverythingWrong = meta.story({
  name: 'Everything wrong',
  args: {
    at: 'editing.changed',
    failure: invalid({
      companyName: 'Enter the name of your company',
      companyWebsite: 'Enter an address that begins with https://',
      companyAbout: 'Use at most 2000 characters.',
      companySize: 'Choose a size.',
      companyIndustry: 'Use at most 100 characters.',
    }),
  },
})

export const AskedWhetherToLeave = meta.story({ name: 'Asked whether to leave', args: { at: 'leaving' } })

export const Saving = meta.story({
  args: { at: 'saving.waiting' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Saving' })).toHaveAttribute('aria-disabled', 'true')
  },
})

export const StillWaiting = meta.story({ name: 'Still waiting', args: { at: 'saving.stillWaiting' } })

export const TooManyAttempts = meta.story({
  name: 'Too many attempts',
  args: { at: 'editing.changed', failure: refused(refusals.tooManyAttempts.words) },
})

export const Offline = meta.story({ args: { at: 'editing.changed', failure: failed('offline') } })

export const Suspended = meta.story({
  args: { company: { ...samples.company, isSuspended: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Your company is suspended/)).toBeVisible()
  },
})

export const NameIsReviewed = meta.story({
  name: 'Another name is reviewed',
  args: { company: { ...samples.company, reviewOfChanges: 'always' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Company name')).toHaveAccessibleDescription(
      /we review your open job posts/,
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
    await expect(name).toHaveAccessibleDescription('Only an owner can change this.')
    await expect(canvas.getByLabelText('About (optional)')).not.toHaveAttribute('readonly')
  },
})

export const NotVerified = meta.story({
  name: 'Address not verified',
  args: { company: samples.checked, isVerified: false },
})

export const Checked = meta.story({ args: { company: samples.checked } })

Checked.test('does not call another website verified', async ({ canvas, userEvent }) => {
  const page = within(canvas.getByRole('region', { name: 'Page', hidden: true }))
  await expect(page.getByText(/^Website verified/)).toBeInTheDocument()
  const website = canvas.getByLabelText('Website (optional)')
  await userEvent.clear(website)
  await userEvent.type(website, 'https://elsewhere.example')
  await waitFor(() => expect(page.getByText('elsewhere.example')).toBeInTheDocument())
  await expect(page.queryByText(/^Website verified/)).toBeNull()
})

const onAPhone = {
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Page' }))
    await expect(canvas.getByRole('region', { name: 'Page' })).toBeVisible()
  },
}

export const PageOnAPhone = meta.story({ name: 'Page on a phone', ...onAPhone })

export const PageLoading = meta.story({
  name: 'Page loading',
  args: { page: 'reading.waiting' },
  ...onAPhone,
})

export const PageNotLoaded = meta.story({ name: 'Page not loaded', args: { page: 'failed' }, ...onAPhone })

export const NoCompany = meta.story({
  name: 'No company',
  args: { isThere: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'You’re not part of a company' })).toBeVisible()
  },
})

export const OnAPhone = meta.story({ name: 'On a phone', globals: { viewport: { value: 'w320' } } })
