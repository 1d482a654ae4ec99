import type { ComponentProps } from 'react'
import { expect, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { paths } from '../../contract/paths.ts'
import { Heading } from '../../src/ui/text/Heading.tsx'
import { Reading } from '../../src/views/reading/Reading.tsx'
import { MemberShell } from '../../src/views/shells/MemberShell.tsx'
import { menus } from '../../src/words/menus.ts'
import { ownProfileWords as words } from '../../src/words/talent/profile.ts'
import { FlowAt, failureControl, wholePage } from '../support/flow.tsx'
import { failed, invalid, refused } from '../support/formEffect.ts'
import { longNamed, member, newMember } from '../support/people.ts'
import { readingMachine } from '../support/reads.ts'
import { OverviewAt } from './OverviewAt.tsx'
import { askedProfile, newProfile, visibleProfile } from './ownProfile.ts'

interface Props extends ComponentProps<typeof OverviewAt> {
  /** State of the machine that reads the profile. */
  readAt: string
}

const Overview = ({ readAt, ...props }: Props) => (
  <MemberShell area="Candidate" user={props.user} menu={menus.candidate} current={paths.profile}>
    <Heading>Candidate Profile</Heading>
    <FlowAt
      machine={readingMachine}
      at={readAt}
      context={{ query: {}, data: readAt === 'shown' ? {} : undefined, failure: props.failure }}
    >
      {(reading) => (
        <Reading flow={reading} what={words.what} rows={6}>
          <OverviewAt {...props} />
        </Reading>
      )}
    </FlowAt>
  </MemberShell>
)

const meta = preview.meta({
  title: 'Views/Profile overview',
  tags: ['autodocs'],
  component: Overview,
  parameters: wholePage,
  args: { user: member, readAt: 'shown' },
  argTypes: { failure: failureControl },
})

const fernhill = { slug: 'fernhill', name: 'Fernhill' }

export const Hidden = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Open to work')).toBeNull()
  },
})

export const Empty = meta.story({
  args: { user: newMember, profile: newProfile, hasViews: false, hasExclusions: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: words.complete.parts.headline })).toBeVisible()
  },
})

export const VisibleWithoutName = meta.story({
  name: 'Visible without the name',
  args: { profile: visibleProfile },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('radio', { name: new RegExp(words.visibility.options.anonymous.title) }),
    ).toBeChecked()
  },
})

export const Asked = meta.story({
  name: 'Asked whether it stays visible',
  args: { profile: askedProfile },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: words.visibility.asked.keep })).toBeVisible()
  },
})

export const SettingVisibility = meta.story({
  name: 'Changing visibility',
  args: { commandsAt: 'running.waiting', wanted: 'named' },
})

export const VisibilityRefused = meta.story({
  name: 'Visibility refused',
  args: { profile: newProfile, wanted: 'named', failure: refused('Add a headline to your profile first.') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Add a headline')
  },
})

export const AsACompanySeesIt = meta.story({
  name: 'As a company sees it',
  args: { profile: visibleProfile, company: fernhill },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/This is exactly what/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: words.preview.close })).toBeVisible()
  },
})

export const ACompanySeesNothing = meta.story({
  name: 'A company sees nothing',
  args: { company: fernhill, previewed: 'nothing' },
})

export const PreviewFailed = meta.story({
  name: 'Preview failed',
  args: { company: fernhill, previewed: 'failed' },
})

export const CompaniesFound = meta.story({
  name: 'Companies found',
  args: { profile: visibleProfile },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(words.companies.label), 'Fern')
    await userEvent.click(canvas.getByRole('button', { name: words.companies.find }))
    const found = within(await canvas.findByRole('list', { name: words.companies.found }))
    // Fernhill is excluded already.
    await expect(found.getAllByRole('button', { name: new RegExp(words.companies.exclude) })).toHaveLength(1)
    await expect(found.getByText(words.companies.excluded)).toBeVisible()
  },
})

export const DomainRefused = meta.story({
  name: 'Domain refused',
  args: { failure: invalid({ domain: 'Enter a domain, such as fernhill.example.' }) },
  play: async ({ canvas }) => {
    const domain = canvas.getByLabelText(words.companies.domain)
    await expect(domain).toHaveFocus()
    await expect(domain).toHaveAccessibleDescription(/Enter a domain/)
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
})

export const AskedToRemove = meta.story({
  name: 'Asked before an exclusion is removed',
  args: { commandsAt: 'asking', asked: 'e1' },
})

export const Loading = meta.story({ args: { readAt: 'reading.waiting' } })

export const NotLoaded = meta.story({
  name: 'Not loaded',
  args: { readAt: 'failed', failure: failed('offline') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
})

export const OfALongName = meta.story({
  name: 'Of the longest name',
  args: { user: longNamed, profile: visibleProfile },
  globals: { viewport: { value: 'w320' } },
})
