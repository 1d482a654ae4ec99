import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import type { AlertPageContent } from '../../contract/alerts/alertPage.ts'
import { AlertView } from '../../src/views/alerts/AlertView.tsx'
import { PublicShell } from '../../src/views/shells/PublicShell.tsx'
import { wholePage } from '../support/flow.tsx'

const JobAlert = ({ content }: { content: AlertPageContent }) => (
  <PublicShell current="" dashboard={undefined}>
    <AlertView content={content} />
  </PublicShell>
)

type Content = NonNullable<AlertPageContent>

const search: Content['searches'][number] = {
  criteria: 'q=carpenter&place=Leeds%2C+England&radius=50&workplace=onSite&pay=30000',
  title: 'carpenter near Leeds',
  every: 'daily',
  state: 'active',
}

const active: Content = { purpose: 'manage', address: 'mi…@example.com', searches: [search], job: null }

const job: NonNullable<Content['job']> = {
  slug: 'stage-carpenter',
  title: 'Stage carpenter',
  company: 'Fernhill Stageworks',
  reasons: ['company', 'title', 'place', 'pay'],
  given: [],
}

const contentIn = (state: (typeof search)['state']): { content: Content } => ({
  content: { ...active, searches: [{ ...search, state }] },
})

const meta = preview.meta({
  title: 'Views/Job alert',
  tags: ['autodocs'],
  component: JobAlert,
  parameters: wholePage,
  args: { content: active },
})

export const Active = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Stop these emails' })).toHaveValue('stop')
    await expect(canvas.getByText('On site')).toBeVisible()
  },
})

export const ToConfirm = meta.story({
  name: 'To confirm',
  args: { content: { ...active, purpose: 'confirm', searches: [{ ...search, state: 'unconfirmed' }] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Start job alert' })).toHaveValue('confirm')
  },
})

export const SeveralToConfirm = meta.story({
  name: 'Several to confirm',
  args: {
    content: {
      ...active,
      purpose: 'confirm',
      searches: [
        { ...search, state: 'unconfirmed' },
        { criteria: '', title: 'Anything new', every: 'weekly', state: 'unconfirmed' },
      ],
    },
  },
})

export const Confirmed = meta.story({ args: { content: { ...active, purpose: 'confirm' } } })

export const Asked = meta.story({
  args: contentIn('asked'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Keep these emails' })).toHaveValue('keep')
    await expect(canvas.getByRole('button', { name: 'Stop these emails' })).toHaveValue('stop')
  },
})

export const Paused = meta.story({ args: contentIn('paused') })

export const Bouncing = meta.story({ args: contentIn('bouncing') })

export const Stopped = meta.story({
  args: contentIn('ended'),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Stop these emails' })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Open search' })).toHaveAttribute(
      'href',
      '/jobs?q=carpenter&place=Leeds%2C+England&radius=50&workplace=onSite&pay=30000&alert=new',
    )
  },
})

export const LessLikeThis = meta.story({
  name: 'Less like this',
  args: { content: { ...active, job } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Less like this' })).toBeVisible()
    const company = canvas.getByRole('radio', { name: /Fernhill Stageworks/ })
    await userEvent.click(company)
    await expect(company).toBeChecked()
    await expect(canvas.getByRole('button', { name: 'Show less like this' })).toHaveValue('less')
  },
})

export const ReasonGiven = meta.story({
  name: 'Reason given',
  args: { content: { ...active, job: { ...job, reasons: ['title', 'pay'], given: ['company', 'place'] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^You won’t get jobs from/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Undo: The company/ })).toHaveValue('undo')
  },
})

export const NothingToLeaveOut = meta.story({
  name: 'Nothing to leave out',
  args: { content: { ...active, job: { ...job, reasons: [] } } },
})

export const ALinkThatDoesNotWork = meta.story({
  name: 'A link that does not work',
  args: { content: null },
})
