import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { paths } from '../../contract/paths.ts'
import { Loader } from '../../src/ui/Loader.tsx'
import { InfoView } from '../../src/views/InfoView.tsx'
import { MemberShell } from '../../src/views/MemberShell.tsx'
import { menus } from '../../src/words/menus.ts'
import { candidatePages, employerPages } from '../../src/words/pages.ts'
import { wholePage } from '../flow.tsx'
import { employer, longNamed, member } from '../people.ts'

const page = candidatePages.find(({ path }) => path === '/candidate/help')

const employerPage = employerPages.find(({ path }) => path === paths.help.employer)

const meta = preview.meta({
  title: 'Views/Member shell',
  tags: ['autodocs'],
  component: MemberShell,
  parameters: wholePage,
  args: {
    area: 'Candidate',
    user: member,
    menu: menus.candidate,
    current: page?.path ?? '',
    children: <InfoView path={page?.path ?? ''} title={page?.title ?? ''} text={page?.text ?? ''} />,
  },
})

export const SignedIn = meta.story({
  name: 'Signed in',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation').parentElement?.getBoundingClientRect().width).toBe(300)
  },
})

export const Employer = meta.story({
  args: {
    area: 'Employer',
    user: employer,
    menu: menus.employer,
    current: employerPage?.path ?? '',
    children: (
      <InfoView
        path={employerPage?.path ?? ''}
        title={employerPage?.title ?? ''}
        text={employerPage?.text ?? ''}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Employer' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Company' })).toHaveAttribute('href', paths.company)
    await expect(canvas.queryByRole('link', { name: 'Resumes' })).toBeNull()
  },
})

export const LongName = meta.story({ name: 'The longest name', args: { user: longNamed } })

export const OpeningTheAccount = meta.story({
  name: 'Opening the account',
  args: { user: undefined, children: <Loader>Opening your account</Loader> },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Home' })).toBeNull()
  },
})

export const MenuClosed = meta.story({
  name: 'Menu closed',
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.queryByRole('navigation')).toBeNull()
  },
})

export const MenuOpen = meta.story({
  name: 'Menu open',
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }))
    await expect(canvas.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Close menu' })).toHaveFocus()
  },
})

export const MenuOpenOnAPhone = MenuOpen.extend({
  name: 'Menu open on a phone',
  args: { user: longNamed },
  globals: { viewport: { value: 'w320' } },
})
