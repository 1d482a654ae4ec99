import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { paths } from '../../contract/paths.ts'
import type { PostingItem } from '../../contract/postings/calls.ts'
import { nobodyYet, type ApplicantCounts } from '../../contract/postings/counts.ts'
import type { User } from '../../contract/user.ts'
import { creatingMachine } from '../../machines/postings/creating.ts'
import { WaitingPeople } from '../../src/views/applications/employer/WaitingPeople.tsx'
import { EmployerHomeView } from '../../src/views/postings/EmployerHomeView.tsx'
import { MemberShell } from '../../src/views/shells/MemberShell.tsx'
import { menus } from '../../src/words/menus.ts'
import { people, someCounts } from '../applications/applicants.ts'
import { storyNow } from '../support/applications.ts'
import { FlowAt, stateControl, wholePage } from '../support/flow.tsx'
import { failed } from '../support/formEffect.ts'
import { employer } from '../support/people.ts'
import { everyState, itemOf, paused, published, unconfirmed } from '../support/postings.ts'
import { readingMachine } from '../support/reads.ts'

interface Props {
  at: string
  user: User
  postings: readonly PostingItem[] | undefined
  counts: ApplicantCounts
  /** How far it is read who waits. */
  due?: 'reading.waiting' | 'shown' | 'failed'
}

const EmployerHome = ({ at, user, postings, counts, due = 'shown' }: Props) => (
  <MemberShell area="Employer" user={user} menu={menus.employer} current={paths.area.employer}>
    <FlowAt
      machine={readingMachine}
      at={at}
      context={{ query: {}, data: postings && { items: postings }, failure: undefined }}
    >
      {(reading) => (
        <FlowAt machine={creatingMachine} at="offering" context={{ failure: undefined }}>
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
                <EmployerHomeView
                  user={user}
                  reading={reading}
                  postings={postings}
                  creating={creating}
                  due={waiting}
                  people={
                    counts.waitingForUs > 0 && (
                      <WaitingPeople counts={counts} next={people[0]} now={storyNow} />
                    )
                  }
                  isAnswered={counts.total > 0}
                  now={storyNow}
                />
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
  args: { at: 'shown', user: employer, postings: everyState, counts: nobodyYet },
  argTypes: { at: stateControl(readingMachine) },
})

export const SomeWait = meta.story({
  name: 'Some wait',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '4 postings wait for you' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Open the first' })).toBeVisible()
  },
})

export const NothingWaits = meta.story({ name: 'Nothing waits', args: { postings: [itemOf(published)] } })

export const PeopleLoading = meta.story({
  name: 'Who waits is loading',
  args: { postings: [itemOf(published)], due: 'reading.waiting' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading who waits for you')).toBeInTheDocument()
    await expect(canvas.queryByText('Nothing waits')).toBeNull()
  },
})

export const PeopleNotLoaded = meta.story({
  name: 'Who waits was not loaded',
  args: { postings: [itemOf(published)], due: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(canvas.queryByText('Nothing waits')).toBeNull()
  },
})

export const PeopleWait = meta.story({
  name: 'People wait',
  args: { counts: someCounts },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: '5 people wait for your answer, 2 of them late' }),
    ).toBeVisible()
  },
})

export const SomeExpireSoon = meta.story({
  name: 'Some expire soon',
  args: {
    postings: [published, paused, unconfirmed].map((posting, index) => ({
      ...itemOf(posting),
      id: `${index}`,
      validThrough: '2026-11-24',
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '1 posting waits for you' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: '2 postings expire soon' })).toBeVisible()
  },
})

export const EverybodyHasAnAnswer = meta.story({
  name: 'Everybody has an answer',
  args: { postings: [itemOf(published)], counts: { ...nobodyYet, waitingForThem: 2, total: 4 } },
})

export const NothingYet = meta.story({
  name: 'Nothing yet',
  args: { postings: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Open your company' })).toHaveAttribute(
      'href',
      paths.company,
    )
  },
})

export const Loading = meta.story({ args: { at: 'reading.waiting', postings: undefined } })
