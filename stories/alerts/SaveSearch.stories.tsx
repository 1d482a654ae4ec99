import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { saveSearchMachine } from '../../machines/alerts/saveSearch.ts'
import type { Failure } from '../../machines/shared/failure.ts'
import { requestAlert, saveSearch, updateSearch } from '../../src/effects/alerts/saveSearch.ts'
import { SaveSearchDialog } from '../../src/views/alerts/SaveSearchDialog.tsx'
import { failureControl, FlowAt, stateControl } from '../support/flow.tsx'
import { failed, invalid } from '../support/formEffect.ts'
import { savedSearch } from './samples.ts'

const machine = saveSearchMachine.provide({ actors: { saveSearch, updateSearch, requestAlert } })

interface Props {
  at: string
  isVerified: boolean
  failure?: Failure | undefined
}

const { criteria, timeZone } = savedSearch

const SaveSearch = ({ at, isVerified, failure }: Props) => (
  <main className="min-h-[720px]">
    <h1 className="sr-only">Jobs</h1>
    <FlowAt machine={machine} at={at} context={{ criteria, failure }}>
      {(flow) => (
        <SaveSearchDialog flow={flow} criteria={criteria} timeZone={timeZone} isVerified={isVerified} />
      )}
    </FlowAt>
  </main>
)

const meta = preview.meta({
  title: 'Views/Save a search',
  tags: ['autodocs'],
  component: SaveSearch,
  parameters: { machine: 'saveSearch' },
  args: { at: 'member.editing', isVerified: true },
  argTypes: { at: stateControl(machine), failure: failureControl },
})

export const Member = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Daily' })).toBeChecked()
    await expect(canvas.getByText(/United Kingdom Time/)).toBeVisible()
  },
})

Member.test('Cancel closes it', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
  await expect(canvas.queryByRole('dialog')).toBeNull()
})

export const Saving = meta.story({ args: { at: 'member.saving.waiting' } })

export const SavingTakesLong = meta.story({
  name: 'Saving takes long',
  args: { at: 'member.saving.stillWaiting' },
})

export const NotSaved = meta.story({ name: 'Not saved', args: { failure: failed('offline') } })

export const Changing = meta.story({
  args: { at: 'member.changing' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('dialog', { name: 'Update saved search' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Update saved search' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Save as new search' }))
    await expect(canvas.getByRole('dialog', { name: 'Save this search' })).toBeVisible()
  },
})

export const NotChanged = meta.story({
  name: 'Not changed',
  args: {
    at: 'member.changing',
    failure: {
      code: 'refused',
      message: 'You’ve saved this search already. Change that one instead.',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You’ve saved this search already. Change that one instead.')).toBeVisible()
  },
})

export const Updating = meta.story({ args: { at: 'member.updating.waiting' } })

export const UpdatingTakesLong = meta.story({
  name: 'Updating takes long',
  args: { at: 'member.updating.stillWaiting' },
})

export const NotVerified = meta.story({
  name: 'Not verified',
  args: { isVerified: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Go to Home' })).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
})

export const Guest = meta.story({
  args: { at: 'guest.editing' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      expect.stringContaining(encodeURIComponent('alert=new')),
    )
  },
})

export const AddressMissing = meta.story({
  name: 'Address missing',
  args: { at: 'guest.editing', failure: invalid({ emailAddress: 'Enter an email address.' }) },
})

export const Requesting = meta.story({ args: { at: 'guest.requesting.waiting' } })

export const RequestingTakesLong = meta.story({
  name: 'Requesting takes long',
  args: { at: 'guest.requesting.stillWaiting' },
})

export const Requested = meta.story({ args: { at: 'guest.requested' } })

export const Employer = meta.story({ args: { at: 'unavailable' } })

export const Identifying = meta.story({ args: { at: 'identifying' } })

export const Saved = meta.story({ args: { at: 'saved' } })

export const Closed = meta.story({ args: { at: 'closed' } })
