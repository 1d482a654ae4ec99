import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { mailedPath } from '../../contract/auth/paths.ts'
import { paths } from '../../contract/paths.ts'
import { failureWords } from '../../src/words/failures.ts'
import { wholePage } from '../support/flow.tsx'
import { answerAs } from '../support/formEffect.ts'
import { member, newMember } from '../support/people.ts'
import { Journey } from './Journey.tsx'
import { arriveAt, fillAndSend, followTheMail, findOptions, press } from './travel.ts'

const password = 'A longer way 1!'
const account = { user: member, password }
const signedIn = { accounts: { candidate: account }, signedIn: ['candidate'] as const }

const meta = preview.meta({
  title: 'Journeys/Candidate',
  component: Journey,
  // Responses succeed by default, so that journeys can finish; the toolbar can override this.
  parameters: { ...wholePage, network: 'succeeds' },
})

export const Joins = meta.story({
  args: { start: paths.chooseRegister },
  play: async ({ step, ...travel }) => {
    const { canvas } = travel
    await step('“Candidate” is chosen already: they continue', () => press(travel, 'button', 'Continue'))
    await step('They say who they are, and send the form with the Enter key', () =>
      fillAndSend(travel, {
        'First name': newMember.firstName,
        'Last name': newMember.lastName,
        'Email address': newMember.emailAddress,
        Password: password,
      }),
    )
    await step('They are welcomed, and reminded to verify their address', async () => {
      const title = await arriveAt(travel, `Welcome, ${newMember.firstName}`)
      await waitFor(() => expect(title).toHaveFocus())
    })
    await step('They ask for the mail once more', async () => {
      await press(travel, 'button', 'Resend email')
      await expect(await canvas.findByText('Email sent.')).toBeVisible()
    })
    await step('The link in the mail verifies the address', async () => {
      await followTheMail(travel)
      await arriveAt(travel, 'Find a job that answers back.')
    })
    await step('Nothing reminds them any more', async () => {
      await press(travel, 'link', 'Dashboard')
      await arriveAt(travel, /^Welcome/)
      await expect(canvas.queryByRole('button', { name: 'Resend email' })).toBeNull()
    })
  },
})

export const VerifiesElsewhere = meta.story({
  name: 'Verifies on another device',
  args: {
    start: mailedPath(paths.verify('candidate'), newMember.emailAddress, 'code'),
    accounts: { candidate: { user: newMember, password } },
  },
  play: async ({ step, ...travel }) => {
    const { canvas } = travel
    await step('The link in the mail is opened where nobody is logged in', async () => {
      await arriveAt(travel, 'Find a job that answers back.')
      await canvas.findByText(/You have just verified your email/, undefined, findOptions)
    })
    await step('They log in, and nothing reminds them', async () => {
      await press(travel, 'link', 'Login')
      await press(travel, 'button', 'Continue')
      await fillAndSend(travel, { 'Email address': newMember.emailAddress, Password: password })
      await arriveAt(travel, /^Welcome/)
      await expect(canvas.queryByRole('button', { name: 'Resend email' })).toBeNull()
    })
  },
})

export const MistypesThePassword = meta.story({
  name: 'Mistypes the password',
  args: { start: paths.login('candidate'), accounts: { candidate: account } },
  play: async ({ step, ...travel }) => {
    const { canvas } = travel
    await step('They mistype the password', () =>
      fillAndSend(travel, { 'Email address': member.emailAddress, Password: 'a longer way' }),
    )
    await step('They are told, and what they typed is still there', async () => {
      await expect(await canvas.findByRole('alert')).toHaveTextContent(/Wrong email or password/)
      await expect(canvas.getByLabelText('Email address')).toHaveValue(member.emailAddress)
    })
    await step('They correct it, and what was told is gone', async () => {
      await fillAndSend(travel, { Password: password })
      await arriveAt(travel, /^Welcome/)
      await waitFor(() => expect(canvas.queryByText(/Wrong email or password/)).toBeNull())
    })
  },
})

export const ForgetsThePassword = meta.story({
  name: 'Forgets the password',
  args: {
    start: paths.login('candidate'),
    accounts: { candidate: { ...account, password: 'Not known any more 1!' } },
  },
  play: async ({ step, ...travel }) => {
    const { canvas, userEvent } = travel
    await step('They type their address, and have forgotten the password', async () => {
      await userEvent.type(
        await canvas.findByLabelText('Email address', undefined, findOptions),
        member.emailAddress,
      )
      await press(travel, 'link', 'Forgot password?')
    })
    await step('The address has come along: one press asks for the link', async () => {
      await arriveAt(travel, 'Forgot your password?')
      await waitFor(() => expect(canvas.getByLabelText('Email address')).toHaveValue(member.emailAddress))
      await press(travel, 'button', 'Send Link')
      await arriveAt(travel, 'Check your email')
    })
    await step('The link in the mail lets them set a new password', async () => {
      await followTheMail(travel)
      await fillAndSend(travel, { 'New password': password })
    })
    await step('They log in with it; the address is there already', async () => {
      await expect(await canvas.findByText(/Your password was changed/, undefined, findOptions)).toBeVisible()
      await expect(canvas.getByLabelText('Email address')).toHaveValue(member.emailAddress)
      await fillAndSend(travel, { Password: password })
      await arriveAt(travel, /^Welcome/)
    })
  },
})

export const IsAskedToLogIn = meta.story({
  name: 'Is asked to log in on the way',
  args: { start: paths.settings.candidate, accounts: { candidate: account } },
  play: async ({ step, ...travel }) => {
    await step('A page for members is opened by somebody who is not logged in', async () => {
      await arriveAt(travel, 'You are not logged in')
      await press(travel, 'link', 'Login')
    })
    await step('They log in, and come to the page they wanted', async () => {
      await fillAndSend(travel, { 'Email address': member.emailAddress, Password: password })
      await expect(await travel.canvas.findByLabelText('User name', undefined, findOptions)).toBeVisible()
    })
  },
})

export const EditsTheProfile = meta.story({
  name: 'Edits the profile',
  args: { start: paths.settings.candidate, ...signedIn },
  play: async ({ step, ...travel }) => {
    const { canvas, userEvent } = travel
    await step('A user name with a blank in it is not taken', async () => {
      await fillAndSend(travel, { 'User name': 'two words' })
      const userName = canvas.getByLabelText('User name')
      await waitFor(() => expect(userName).toHaveAccessibleDescription(/Min 6 and alphanumeric/))
      await expect(userName).toHaveFocus()
    })
    await step('Another one is, and the overview shows the new name', async () => {
      await fillAndSend(travel, { 'First name': 'Amina', 'User name': 'candidate2' })
      await canvas.findByText('Your profile has been updated successfully.', undefined, findOptions)
      await press(travel, 'tab', 'Overview')
      const shown = await canvas.findByRole('heading', { name: /^Amina / }, findOptions)
      await expect(shown).toBeVisible()
    })
    await step('Whoever leaves in the middle of a change is asked first', async () => {
      await press(travel, 'tab', 'Settings')
      await userEvent.type(await canvas.findByLabelText('User name'), '3')
      await press(travel, 'link', 'Home')
      await canvas.findByRole('dialog', { name: 'Leave without saving?' })
    })
    await step('They leave without saving', async () => {
      await press(travel, 'button', 'Leave')
      await arriveAt(travel, /^Welcome/)
      await expect(canvas.queryByRole('dialog')).toBeNull()
    })
  },
})

export const EditsOffline = meta.story({
  name: 'Edits the profile without a connection',
  args: { start: paths.settings.candidate, ...signedIn },
  // Fixed, because the journey itself goes offline.
  globals: { network: 'usual' },
  play: async ({ step, ...travel }) => {
    const { canvas } = travel
    await step(
      'The connection is gone when the form is sent: they are told, and nothing is lost',
      async () => {
        await canvas.findByLabelText('User name', undefined, findOptions)
        answerAs('offline', undefined, undefined)
        await fillAndSend(travel, { 'User name': 'candidate3' })
        await canvas.findAllByText(failureWords.offline, undefined, findOptions)
        await expect(canvas.getByLabelText('User name')).toHaveValue('candidate3')
      },
    )
    await step('It is back, and the form is sent once more', async () => {
      answerAs('succeeds', undefined, undefined)
      await press(travel, 'button', 'Save')
      await canvas.findByText('Your profile has been updated successfully.', undefined, findOptions)
    })
  },
})

export const LogsOut = meta.story({
  name: 'Logs out',
  args: { start: paths.dashboard.candidate, ...signedIn },
  play: async ({ step, ...travel }) => {
    await step('Logging out leads home, where everybody may be', async () => {
      await press(travel, 'link', 'Logout')
      await arriveAt(travel, 'Find a job that answers back.')
      await expect(await travel.canvas.findByRole('link', { name: 'Create Account' })).toBeVisible()
    })
  },
})
