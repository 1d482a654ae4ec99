import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { paths } from '../../contract/paths.ts'
import { setupWords } from '../../src/words/postings/home.ts'
import { wholePage } from '../support/flow.tsx'
import { employer } from '../support/people.ts'
import { Journey } from './Journey.tsx'
import { arriveAt, fillAndSend, findOptions, press } from './travel.ts'

const password = 'A longer way 1!'

const meta = preview.meta({
  title: 'Journeys/Employer',
  component: Journey,
  parameters: { ...wholePage, network: 'succeeds' },
})

export const JoinsToHire = meta.story({
  name: 'Joins to hire',
  args: { start: paths.chooseRegister },
  play: async ({ step, ...travel }) => {
    const { canvas } = travel
    await step('They choose to hire, and continue', async () => {
      await press(travel, 'radio', /employer/)
      await press(travel, 'button', 'Continue')
    })
    await step('They name their company before themselves', () =>
      fillAndSend(travel, {
        'Company name': 'Sample Company',
        'First name': employer.firstName,
        'Last name': employer.lastName,
        'Email address': employer.emailAddress,
        Password: password,
      }),
    )
    await step('Their home leads to what candidates will read', async () => {
      await arriveAt(travel, /^Welcome/)
      await press(travel, 'link', setupWords.describe)
      await expect(await canvas.findByLabelText('Company name', undefined, findOptions)).toHaveValue(
        'Sample Company',
      )
    })
    await step('They tell more about it, and save', async () => {
      await fillAndSend(travel, { 'Website (optional)': 'https://company.example.com' })
      await canvas.findByText('Your company has been updated successfully.', undefined, findOptions)
    })
  },
})
