import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { userSchema } from '../../contract/user.ts'
import { Heading } from '../../src/ui/text/Heading.tsx'
import { MemberShell } from '../../src/views/shells/MemberShell.tsx'
import { PublicShell } from '../../src/views/shells/PublicShell.tsx'
import { menus } from '../../src/words/menus.ts'
import { parse } from 'valibot'
import { ofType, typedControls } from './controls.ts'

const user = parse(userSchema, {
  id: '1',
  firstName: 'Kim',
  lastName: 'Sample',
  emailAddress: 'kim@example.com',
})
const longUser = {
  ...user,
  firstName: 'Wolfeschlegelsteinhausenbergerdorff',
  lastName: 'Bergerdorff-Hausenstein',
  emailAddress: `${'long.address.'.repeat(4)}end@${'subdomain.'.repeat(6)}example.com`,
}

const meta = preview.meta({
  title: 'Components/Shells',
  tags: ['autodocs'],
  component: MemberShell,
  parameters: typedControls,
  args: {
    user,
    current: '/candidate/profile?tab=settings',
    menu: menus.candidate,
    area: 'Candidate',
    children: <Heading>Candidate Profile</Heading>,
  },
  argTypes: {
    menu: { description: 'The pages of the area, in their order.', ...ofType('readonly MenuItem[]') },
    children: { description: 'The page.' },
  },
})

export const Member = meta.story({
  tags: ['every-look'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner').getBoundingClientRect().height).toBe(40)
  },
})
export const MemberWithALongName = meta.story({
  name: 'Member with a long name',
  tags: ['every-look'],
  args: { user: longUser },
})
export const MemberUnknown = meta.story({
  name: 'Member unknown',
  args: { user: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Home' })).toBeNull()
  },
})
export const MemberOnAPhone = meta.story({
  name: 'Member on a phone',
  globals: { viewport: { value: 'w390' } },
})

export const Public = meta.story({
  render: () => (
    <PublicShell current="/jobs" dashboard={undefined}>
      <Heading>Jobs</Heading>
    </PublicShell>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner').getBoundingClientRect().height).toBe(60)
    await expect(canvas.getByRole('link', { name: 'Create Account' })).toHaveAttribute(
      'href',
      '/auth/register',
    )
  },
})
export const PublicSignedIn = meta.story({
  name: 'Public signed in',
  render: () => (
    <PublicShell current="/" dashboard="/candidate">
      <Heading>Welcome</Heading>
    </PublicShell>
  ),
})
export const PublicOnAPhone = meta.story({
  name: 'Public on a phone',
  globals: { viewport: { value: 'w390' } },
  render: () => (
    <PublicShell current="/pricing" dashboard={undefined}>
      <Heading>Pricing</Heading>
    </PublicShell>
  ),
})
