import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { paths } from '../../contract/paths.ts'
import { wholePage } from '../flow.tsx'
import { member, newMember } from '../people.ts'
import { Journey } from './Journey.tsx'

const password = 'A longer way 1!'
const account = { user: member, password }

const meta = preview.meta({
  title: 'Journeys/Candidate',
  component: Journey,
  // Somebody comes to the end of a journey, unless the toolbar stands in the way.
  parameters: { ...wholePage, network: 'succeeds' },
})

export const Joins = meta.story({
  args: { start: paths.chooseRegister },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await userEvent.type(await canvas.findByLabelText('First name'), newMember.firstName)
    await userEvent.type(canvas.getByLabelText('Last name'), newMember.lastName)
    await userEvent.type(canvas.getByLabelText('Email address'), newMember.emailAddress)
    await userEvent.type(canvas.getByLabelText('Password'), `${password}{Enter}`)

    const title = await canvas.findByRole('heading', { name: `Welcome, ${newMember.firstName}` })
    await waitFor(() => expect(title).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Send the mail again' }))
    await expect(await canvas.findByText('The mail is on its way.')).toBeVisible()
  },
})

export const MistypesThePassword = meta.story({
  name: 'Mistypes the password',
  args: { start: paths.login('candidate'), account },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email address'), member.emailAddress)
    await userEvent.type(canvas.getByLabelText('Password'), 'a longer way{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/is not right/)
    await expect(canvas.getByLabelText('Email address')).toHaveValue(member.emailAddress)

    await userEvent.clear(canvas.getByLabelText('Password'))
    await userEvent.type(canvas.getByLabelText('Password'), `${password}{Enter}`)
    await expect(await canvas.findByRole('heading', { name: /^Welcome/ })).toBeVisible()
    await waitFor(() => expect(canvas.queryByText(/is not right/)).toBeNull())
  },
})

export const ForgetsThePassword = meta.story({
  name: 'Forgets the password',
  args: { start: paths.login('candidate'), account: { ...account, password: 'Not known any more 1!' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email address'), member.emailAddress)
    await userEvent.click(canvas.getByRole('link', { name: 'Forgot password?' }))

    await canvas.findByRole('heading', { name: 'Forgot your password?' })
    await waitFor(() => expect(canvas.getByLabelText('Email address')).toHaveValue(member.emailAddress))
    await userEvent.click(canvas.getByRole('button', { name: 'Send Link' }))
    await userEvent.click(await canvas.findByRole('link', { name: 'The link in the mail' }))

    await userEvent.type(await canvas.findByLabelText('New password'), `${password}{Enter}`)

    await expect(await canvas.findByText(/Your password was changed/)).toBeVisible()
    await expect(canvas.getByLabelText('Email address')).toHaveValue(member.emailAddress)
    await userEvent.type(canvas.getByLabelText('Password'), `${password}{Enter}`)
    await expect(await canvas.findByRole('heading', { name: /^Welcome/ })).toBeVisible()
  },
})

export const EditsTheProfile = meta.story({
  name: 'Edits the profile',
  args: { start: paths.settings.candidate, account, isSignedIn: true },
  play: async ({ canvas, userEvent }) => {
    const userName = await canvas.findByLabelText('User name')
    await userEvent.clear(userName)
    await userEvent.type(userName, 'two words{Enter}')
    await waitFor(() => expect(userName).toHaveAccessibleDescription(/Min 6 and alphanumeric/))
    await expect(userName).toHaveFocus()

    await userEvent.clear(userName)
    await userEvent.type(userName, 'candidate2{Enter}')
    await expect(await canvas.findByText('Your profile has been updated successfully.')).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('tab', { name: 'Overview' }))
    await expect(await canvas.findByText('candidate2')).toBeVisible()

    await userEvent.click(canvas.getByRole('tab', { name: 'Settings' }))
    await userEvent.type(userName, '3')
    await userEvent.click(canvas.getByRole('link', { name: 'Home' }))
    const dialog = await canvas.findByRole('dialog', { name: 'Leave without saving?' })
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }))
    await expect(await canvas.findByRole('heading', { name: /^Welcome/ })).toBeVisible()
    await expect(dialog).not.toBeInTheDocument()
  },
})
