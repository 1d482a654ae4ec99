import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import type { ApplicantItem } from '../../contract/applications/calls.ts'
import type { SentIntroductionItem } from '../../contract/introductions/calls.ts'
import { paths } from '../../contract/paths.ts'
import type { PostingItem } from '../../contract/postings/calls.ts'
import { nobodyYet, type ApplicantCounts } from '../../contract/postings/counts.ts'
import type { CompanyStatistics } from '../../contract/postings/statistics.ts'
import type { User } from '../../contract/user.ts'
import { EmployerHomeView } from '../../src/views/postings/home/EmployerHomeView.tsx'
import { MemberShell } from '../../src/views/shells/MemberShell.tsx'
import { menus } from '../../src/words/menus.ts'
import { people, someCounts } from '../applications/applicants.ts'
import { sentAsked, sentTalking } from '../introductions/samples.ts'
import { creatingFlow } from '../support/flows.ts'
import { storyNow } from '../support/applications.ts'
import { FlowAt, stateControl, wholePage } from '../support/flow.tsx'
import { failed } from '../support/formEffect.ts'
import { employer } from '../support/people.ts'
import {
  companyFigures,
  everyState,
  fewFigures,
  itemOf,
  published,
  withApplicants,
} from '../support/postings.ts'
import { readingMachine } from '../support/reads.ts'

interface Props {
  at: string
  user: User
  postings: readonly PostingItem[] | undefined
  applicants: readonly ApplicantItem[]
  counts: ApplicantCounts
  statistics: CompanyStatistics | undefined
  introductions: readonly SentIntroductionItem[]
  /** State of the machine that reads the waiting applicants. */
  due?: 'reading.waiting' | 'shown' | 'failed'
}

const EmployerHome = ({
  at,
  user,
  postings,
  applicants,
  counts,
  statistics,
  introductions,
  due = 'shown',
}: Props) => (
  <MemberShell area="Employer" user={user} menu={menus.employer} current={paths.area.employer}>
    <FlowAt
      machine={readingMachine}
      at={at}
      context={{ query: {}, data: postings && { items: postings }, failure: undefined }}
    >
      {(reading) => (
        <FlowAt machine={creatingFlow} at="offering" context={{ failure: undefined }}>
          {(creating) => (
            <FlowAt
              machine={readingMachine}
              at={due}
              context={{
                query: {},
                data: due === 'shown' ? { counts } : undefined,
                failure: due === 'failed' ? failed('unreachable') : undefined,
              }}
            >
              {(waiting) => (
                <FlowAt
                  machine={readingMachine}
                  at={statistics ? 'shown' : 'failed'}
                  context={{
                    query: {},
                    data: statistics,
                    failure: statistics ? undefined : failed('unreachable'),
                  }}
                >
                  {(counting) => (
                    <EmployerHomeView
                      user={user}
                      reading={reading}
                      postings={postings}
                      creating={creating}
                      due={waiting}
                      applicants={due === 'shown' ? applicants : undefined}
                      counts={due === 'shown' ? counts : undefined}
                      statisticsReading={counting}
                      statistics={statistics}
                      introductions={introductions}
                      now={storyNow}
                    />
                  )}
                </FlowAt>
              )}
            </FlowAt>
          )}
        </FlowAt>
      )}
    </FlowAt>
  </MemberShell>
)

const meta = preview.meta({
  title: 'Views/Employer home',
  tags: ['autodocs'],
  component: EmployerHome,
  parameters: { machine: 'reading', ...wholePage },
  args: {
    at: 'shown',
    user: employer,
    postings: withApplicants,
    applicants: people.slice(0, 5),
    counts: someCounts,
    statistics: companyFigures,
    introductions: [],
  },
  argTypes: { at: stateControl(readingMachine) },
})

export const PeopleWait = meta.story({
  name: 'Applicants wait',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^5 applicants are waiting for a reply\. 2 are overdue\./)).toBeVisible()
    // The link opens the first applicant of the queue.
    const next = canvas.getByRole('link', { name: 'Review next applicant' })
    const queue = canvas.getByRole('region', { name: 'Next up' })
    await expect(queue.querySelector('li a')).toHaveAttribute('href', next.getAttribute('href'))
    await expect(canvas.getByText('46 of 51 in 90 days')).toBeVisible()
  },
})

export const ConversationWaits = meta.story({
  name: 'A conversation waits',
  args: { introductions: [sentAsked, sentTalking] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/1 conversation needs your reply\./)).toBeVisible()
    const conversations = canvas.getByRole('region', { name: 'Conversations to reply to' })
    await expect(conversations.querySelectorAll('li')).toHaveLength(1)
  },
})

export const EveryState = meta.story({
  name: 'Job posts need attention',
  args: { postings: everyState },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/4 job posts need attention\./)).toBeVisible()
  },
})

export const TooFew = meta.story({
  name: 'Too few applicants for figures',
  args: { applicants: people.slice(0, 1), statistics: fewFigures },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Not enough data yet: 6 of 10 applicants')).toHaveLength(3)
    await expect(canvas.queryByText('View as table')).toBeNull()
  },
})

export const NotCounted = meta.story({
  name: 'Statistics were not loaded',
  args: { statistics: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Review next applicant' })).toBeVisible()
  },
})

export const PeopleLoading = meta.story({
  name: 'Applicants are loading',
  args: { due: 'reading.waiting' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading your home page')).toBeInTheDocument()
  },
})

export const PeopleNotLoaded = meta.story({
  name: 'Applicants were not loaded',
  args: { due: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
})

export const EveryoneHasReply = meta.story({
  name: 'Everyone has a reply',
  args: {
    applicants: [],
    postings: [itemOf(published)],
    counts: { ...nobodyYet, waitingForThem: 2, total: 4 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Everyone has a reply. You’re all caught up.')).toBeVisible()
  },
})

export const NobodyApplied = meta.story({
  name: 'No applicants yet',
  args: {
    applicants: [],
    postings: [itemOf(published)],
    counts: nobodyYet,
    statistics: fewFigures,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No applicants yet' })).toBeVisible()
  },
})

export const NothingYet = meta.story({
  name: 'Nothing yet',
  args: { applicants: [], postings: [], counts: nobodyYet, statistics: fewFigures },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Verify your company' })).toHaveAttribute(
      'href',
      paths.company,
    )
  },
})

export const Loading = meta.story({ args: { at: 'reading.waiting', postings: undefined } })
