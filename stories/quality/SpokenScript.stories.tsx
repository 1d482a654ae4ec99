import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { viewNotes } from '../docs/viewNotes.ts'
import { SpokenScript } from './SpokenScript.tsx'

/** Long timeout, because the page loads the stories of all views first. */
const findOptions = { timeout: 25_000 }

const meta = preview.meta({
  title: 'Quality/Spoken script',
  component: SpokenScript,
  tags: ['states'],
  // The stories in the frames have accessibility tests of their own.
  parameters: { a11y: { options: { iframes: false } } },
  args: { view: 'Views/Login' },
  argTypes: { view: { control: 'select', options: Object.keys(viewNotes) } },
})

export const Login = meta.story({
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByTitle('Views/Login: Both fields wrong', undefined, findOptions),
    ).toBeInTheDocument()
  },
})

export const Registration = meta.story({ args: { view: 'Views/Registration' } })

export const ForgotPassword = meta.story({ name: 'Forgot password', args: { view: 'Views/Forgot password' } })

export const Profile = meta.story({ args: { view: 'Views/Profile' } })
