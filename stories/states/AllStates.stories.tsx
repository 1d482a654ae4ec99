import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { machines } from '../../machines/index.ts'
import { restingPaths } from '../restingPaths.ts'
import { StatesGallery } from '../StatesGallery.tsx'

const meta = preview.meta({
  title: 'Start here/All states',
  component: StatesGallery,
  tags: ['states'],
  // What the windows show is looked at in their own stories.
  parameters: { a11y: { options: { iframes: false } }, docs: { disable: true } },
  args: { view: 'Views/Login', width: 390 },
  argTypes: {
    view: { table: { disable: true } },
    width: {
      control: 'select',
      options: [320, 390, 600, 768, 904, 1440],
      description: 'Of each window, in px',
    },
  },
  play: async ({ canvas }) => {
    await canvas.findAllByTitle(/^Views/, undefined, { timeout: 10_000 })
    await expect(canvas.queryByText('No story shows this state.')).toBeNull()
  },
})

export const Login = meta.story({
  play: async ({ canvas }) => {
    const windows = await canvas.findAllByTitle(/^Views/, undefined, { timeout: 10_000 })
    const names = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    await expect(names).toEqual(restingPaths(machines.login))
    await expect(windows).toHaveLength(names.length)
  },
})

export const Registration = meta.story({ args: { view: 'Views/Registration' } })

export const ForgotPassword = meta.story({ name: 'Forgot password', args: { view: 'Views/Forgot password' } })

export const CreatePassword = meta.story({ name: 'Create password', args: { view: 'Views/Create password' } })

export const RoleChooser = meta.story({ name: 'Role chooser', args: { view: 'Views/Role chooser' } })

export const Verification = meta.story({ args: { view: 'Views/Verification' } })

export const VerificationReminder = meta.story({
  name: 'Verification reminder',
  args: { view: 'Views/Verification reminder' },
})

export const Profile = meta.story({ args: { view: 'Views/Profile', width: 904 } })

export const Company = meta.story({ args: { view: 'Views/Company', width: 904 } })

export const EmployerSettings = meta.story({
  name: 'Employer settings',
  args: { view: 'Views/Employer settings', width: 904 },
})

export const Notifications = meta.story({ args: { view: 'Views/Notifications' } })
