import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { paths } from '../../contract/paths.ts'
import { HomeView } from '../../src/views/HomeView.tsx'
import { PublicShell } from '../../src/views/PublicShell.tsx'
import { wholePage } from '../flow.tsx'

const meta = preview.meta({
  title: 'Views/Public shell',
  tags: ['autodocs'],
  component: PublicShell,
  parameters: wholePage,
  args: { current: paths.home, dashboard: undefined, children: <HomeView isGuest /> },
})

export const Guest = meta.story({
  play: async ({ canvas }) => {
    const banner = canvas.getByRole('banner')
    await expect(banner.getBoundingClientRect().height).toBe(60)
    await expect(canvas.getByRole('link', { name: 'Login' })).toHaveAttribute('href', paths.chooseLogin)
    await expect(canvas.getByRole('link', { name: 'Create Account' })).toHaveAttribute(
      'href',
      paths.chooseRegister,
    )
  },
})

export const Candidate = meta.story({
  args: { dashboard: paths.dashboard.candidate, children: <HomeView isGuest={false} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/candidate')
    await expect(canvas.queryByRole('link', { name: 'Login' })).toBeNull()
  },
})

export const Employer = meta.story({
  args: { dashboard: paths.dashboard.employer, children: <HomeView isGuest={false} /> },
})

export const MenuClosed = meta.story({ name: 'Menu closed', globals: { viewport: { value: 'w320' } } })

export const MenuOpen = meta.story({
  name: 'Menu open',
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }))
    await expect(canvas.getByRole('link', { name: 'Cover Letters' })).toBeVisible()
  },
})
