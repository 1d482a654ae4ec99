import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { paths } from '../../contract/paths.ts'
import { wholePage } from '../support/flow.tsx'
import { member } from '../support/people.ts'
import { Journey } from './Journey.tsx'
import { findOptions, press } from './travel.ts'

const account = { user: member, password: 'A longer way 1!' }
const signedIn = { accounts: { candidate: account }, signedIn: ['candidate'] as const }

const meta = preview.meta({
  title: 'Journeys/Writing',
  component: Journey,
  // Responses succeed by default, so that journeys can finish; the toolbar can override this.
  parameters: { ...wholePage, network: 'succeeds' },
})

export const WritesAResume = meta.story({
  name: 'Writes a resume',
  args: { start: paths.resumes, ...signedIn },
  play: async ({ step, ...travel }) => {
    const { canvas, userEvent } = travel
    const type = async (label: string, text: string) =>
      userEvent.type(await canvas.findByLabelText(label, undefined, findOptions), text)
    await step('The list is empty: they write a resume, and their name stands in it', async () => {
      await canvas.findByRole('heading', { name: 'No resume yet' }, findOptions)
      await press(travel, 'button', 'Write a resume')
      await expect(await canvas.findByLabelText('Full name', undefined, findOptions)).toHaveValue(
        `${member.firstName} ${member.lastName}`,
      )
    })
    await step('They say what they are, and what they have done; it saves itself', async () => {
      await type('Job title', 'Head carpenter')
      await userEvent.click(canvas.getByRole('heading', { name: 'Work', level: 2 }))
      await press(travel, 'button', 'Add a position')
      await type('Position', 'Carpenter')
      await type('Highlights, one per line', 'Led a crew of four')
      await canvas.findByText(/^Saved/, undefined, findOptions)
    })
    await step('They look at its page, and at what a program reads in it', async () => {
      // Small screens show the page in a tab.
      const tab = canvas.queryByRole('tab', { name: 'Page' })
      if (tab) await userEvent.click(tab)
      await expect(await canvas.findByRole('region', { name: 'Page' }, findOptions)).toBeVisible()
      await press(travel, 'tab', 'Check')
      await canvas.findByText(/Led a crew of four/, { selector: 'li' }, findOptions)
    })
    await step('They take the PDF along', async () => {
      await userEvent.click(await canvas.findByText('Export', { selector: 'summary' }, findOptions))
      await press(travel, 'button', 'PDF')
      await canvas.findByText('PDF downloaded.', undefined, findOptions)
    })
    await step('It stands in the list now', async () => {
      await press(travel, 'link', 'All resumes')
      await expect(await canvas.findByRole('link', { name: 'New resume' }, findOptions)).toBeVisible()
    })
  },
})
