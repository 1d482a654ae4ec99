import { expect, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import type { OwnApplication } from '../../contract/applications/calls.ts'
import type { OwnIntroduction } from '../../contract/introductions/calls.ts'
import { paths } from '../../contract/paths.ts'
import { dayOf } from '../../contract/postings/lifecycle.ts'
import type { User } from '../../contract/user.ts'
import type { Failure } from '../../machines/shared/failure.ts'
import { CandidateHomeView } from '../../src/views/applications/home/CandidateHomeView.tsx'
import { MemberShell } from '../../src/views/shells/MemberShell.tsx'
import type { SavedItem } from '../../src/words/applications/comingUp.ts'
import { menus } from '../../src/words/menus.ts'
import { applications as one, itemOfApplication, storyNow } from '../support/applications.ts'
import { ForYouAt, type ForYouState } from '../alerts/ForYouAt.tsx'
import { jobsForYou, nothingForYou, preferencesNeeded } from '../alerts/forYouSamples.ts'
import { askedIntroduction, talkingIntroduction } from '../introductions/samples.ts'
import { savedJobOf } from '../search/samples.ts'
import { failureControl, FlowAt, stateControl, wholePage } from '../support/flow.tsx'
import { failed } from '../support/formEffect.ts'
import { longNamed, member, newMember } from '../support/people.ts'
import { readingMachine } from '../support/reads.ts'

const DAY = 86_400_000

interface Props {
  at: string
  user: User
  applications: readonly OwnApplication[]
  introductions: readonly OwnIntroduction[]
  /** True for a candidate without any application. */
  isNew: boolean
  hasResume: boolean
  saved: readonly SavedItem[]
  forYou: ForYouState
  failure?: Failure | undefined
}

const Home = ({ at, user, applications, introductions, isNew, hasResume, saved, forYou, failure }: Props) => {
  const items = applications.map((each, index) => ({
    ...itemOfApplication(each),
    id: `${index}`,
    reference: `A7K-4QF${index + 2}`,
  }))
  const active = items.filter(({ state }) => state === 'active').length
  const draft = items.filter(({ state }) => state === 'draft').length
  const all = isNew ? 0 : items.length + 1
  const counts = { all, saved: 3, draft, sent: active, conversation: 0, closed: all - active - draft }
  const data = at === 'shown' ? { items, counts, hasResume } : undefined
  return (
    <MemberShell area="Candidate" user={user} menu={menus.candidate} current={paths.area.candidate}>
      <FlowAt machine={readingMachine} at={at} context={{ query: {}, data, failure }}>
        {(reading) => (
          <CandidateHomeView
            user={user}
            reading={reading}
            data={data}
            introductions={introductions}
            saved={saved}
            forYou={<ForYouAt {...forYou} />}
            now={storyNow}
          />
        )}
      </FlowAt>
    </MemberShell>
  )
}

const meta = preview.meta({
  title: 'Views/Candidate home',
  tags: ['autodocs'],
  component: Home,
  parameters: { machine: 'reading', ...wholePage },
  args: {
    at: 'shown',
    user: member,
    applications: [one.offered, one.asked, one.silent, one.late, one.sent, one.interviewing],
    introductions: [],
    isNew: false,
    hasResume: true,
    saved: [],
    forYou: { data: jobsForYou },
  },
  argTypes: { at: stateControl(readingMachine), failure: failureControl },
})

export const TwoYours = meta.story({
  name: 'Two things to do',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 employer is waiting to hear from you.')).toBeVisible()
    const primary = within(canvas.getByRole('main'))
      .getAllByRole('link')
      .filter(({ className }) => className.includes('bg-primary '))
    await expect(primary.map(({ textContent }) => textContent)).toEqual(['View offer'])
  },
})

TwoYours.test('a job is hidden from the menu of its card', async ({ canvas, userEvent }) => {
  const jobs = within(canvas.getByRole('region', { name: 'New jobs for you' }))
  await userEvent.click(jobs.getByLabelText('More actions for Stage carpenter'))
  await expect(jobs.getByRole('button', { name: 'Hide this job' })).toBeVisible()
  await expect(jobs.getByRole('button', { name: 'Hide this company' })).toBeVisible()
})

export const JobHidden = meta.story({
  name: 'A job for you, hidden',
  args: { forYou: { data: jobsForYou, hiddenJobs: ['job-1'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Stage carpenter is hidden.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Undo' })).toBeVisible()
  },
})

export const CompanyHidden = meta.story({
  name: 'A company, hidden',
  args: { forYou: { data: jobsForYou, hiddenCompanies: ['fernhill-theatre'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('All jobs of Fernhill Theatre are hidden.')).toBeVisible()
  },
})

export const ClosingSoon = meta.story({
  name: 'A saved job closes soon',
  args: { saved: [{ ...savedJobOf({ validThrough: dayOf(storyNow + DAY) }), appliedAt: null }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Closing soon: you saved this job' })).toBeVisible()
  },
})

export const ClosingSoonForNewcomer = meta.story({
  name: 'A saved job closes soon, before the first application',
  args: {
    applications: [],
    isNew: true,
    saved: [{ ...savedJobOf({ validThrough: dayOf(storyNow + DAY) }), appliedAt: null }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Three steps to your first application' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Closing soon: you saved this job' })).toBeVisible()
  },
})

export const NothingForYou = meta.story({
  name: 'No jobs for you yet',
  args: { forYou: { data: nothingForYou } },
})

export const ForYouLoading = meta.story({
  name: 'Jobs for you, loading',
  args: { forYou: { at: 'reading.waiting' } },
})

export const ForYouFailed = meta.story({
  name: 'Jobs for you, failed',
  args: { forYou: { at: 'failed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Your turn 2' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
})

export const Invited = meta.story({
  args: {
    applications: [one.asked, one.sent],
    introductions: [askedIntroduction, { ...talkingIntroduction, id: 'introduction-2' }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'View invitation' })).toHaveAttribute(
      'href',
      '/candidate/introductions/introduction-1',
    )
    await expect(canvas.getByRole('link', { name: 'All invitations' })).toBeVisible()
  },
})

export const NewAndInvited = meta.story({
  name: 'New candidate, invited',
  args: { applications: [], introductions: [askedIntroduction], isNew: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 employer is waiting to hear from you.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'View invitation' })).toHaveClass('bg-primary')
  },
})

export const Draft = meta.story({ args: { applications: [one.draft, one.screening] } })

export const AllTheirs = meta.story({
  name: 'All theirs',
  args: { applications: [one.sent, one.interviewing] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You’re all caught up.')).toBeVisible()
  },
})

export const OneLate = meta.story({ name: 'One late', args: { applications: [one.answerIsLate, one.late] } })

export const OneSilent = meta.story({
  name: 'One silent',
  args: { applications: [one.silent, one.sent] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Stop waiting' })).toBeVisible()
  },
})

export const Hired = meta.story({
  args: { applications: [one.sent, one.hired, one.rejected] },
  play: async ({ canvas }) => {
    const headings = within(canvas.getByRole('main')).getAllByRole('heading', { level: 2 })
    await expect(headings[0]).toHaveTextContent('Congratulations, you’re hired at Fernhill Theatre')
    const closed = within(canvas.getByRole('region', { name: 'Recently closed' }))
    await expect(closed.queryByText('Hired')).toBeNull()
  },
})

export const NewCandidate = meta.story({
  name: 'New candidate',
  args: {
    user: newMember,
    applications: [],
    isNew: true,
    hasResume: false,
    forYou: { data: preferencesNeeded },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Create resume' })).toHaveClass('bg-primary')
  },
})

export const ReadyToApply = meta.story({
  name: 'New candidate, ready to apply',
  args: { applications: [], isNew: true },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'))
    await expect(main.getByRole('link', { name: 'Find jobs' })).toHaveClass('bg-primary')
    await expect(canvas.queryByRole('link', { name: 'Create resume' })).toBeNull()
  },
})

export const NothingWaits = meta.story({ name: 'Nothing waits', args: { applications: [] } })

export const EndedWhileAway = meta.story({
  name: 'Ended while away',
  args: { applications: [one.asked, one.rejected, one.positionClosed] },
  play: async ({ canvas }) => {
    const ended = within(canvas.getByRole('region', { name: 'Recently closed' }))
    await expect(ended.getByText('Not selected')).toBeVisible()
    await expect(ended.getAllByText(/ Ended (?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), Nov \d+$/)).toHaveLength(2)
  },
})

export const AllEnded = meta.story({ name: 'All ended', args: { applications: [one.positionClosed] } })

export const Loading = meta.story({ args: { at: 'reading.waiting' } })

export const Failed = meta.story({ args: { at: 'failed', failure: failed('unreachable') } })

export const LongName = meta.story({
  name: 'The longest name',
  args: { user: longNamed, applications: [], isNew: true },
  globals: { viewport: { value: 'w320' } },
})
