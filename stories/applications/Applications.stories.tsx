import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import type { OwnApplicationItem } from '../../contract/applications/calls.ts'
import { paths } from '../../contract/paths.ts'
import { applicationsPageMachine, type ListedJob } from '../../machines/applications/applicationsPage.ts'
import type { Failure } from '../../machines/shared/failure.ts'
import { ApplicationList } from '../../src/views/applications/list/ApplicationList.tsx'
import { ApplicationsView, listGroup } from '../../src/views/applications/list/ApplicationsView.tsx'
import { SavedList } from '../../src/views/applications/list/SavedList.tsx'
import { MemberShell } from '../../src/views/shells/MemberShell.tsx'
import { menus } from '../../src/words/menus.ts'
import { listGroups, type ListGroup } from '../../src/words/applications/groups.ts'
import { itemOfApplication, storyNow } from '../support/applications.ts'
import { failureControl, FlowAt, stateControl, wholePage } from '../support/flow.tsx'
import { failed } from '../support/formEffect.ts'
import { newMember } from '../support/people.ts'
import { allApplications, savedJobs } from './samples.ts'
import { pagingMachine, readingMachine } from '../support/reads.ts'

interface Props {
  at: string
  group: ListGroup
  /** State of the machine that reads the list. */
  readingAt: string
  applications: readonly OwnApplicationItem[]
  saved: readonly ListedJob[]
  /** Cursor of the next page; null after the last. */
  next: string | null
  failure?: Failure | undefined
}

const inGroup: Readonly<Record<ListGroup, (item: OwnApplicationItem) => boolean>> = {
  all: () => true,
  saved: () => false,
  draft: ({ state }) => state === 'draft',
  sent: ({ stage, state }) => state === 'active' && (stage === 'submitted' || stage === 'screening'),
  conversation: ({ stage, state }) => state === 'active' && stage !== 'submitted' && stage !== 'screening',
  closed: ({ state }) => state !== 'active' && state !== 'draft',
}

const Applications = ({ at, group, readingAt, applications, saved, next, failure }: Props) => {
  const count = (name: ListGroup) => applications.filter((item) => inGroup[name](item)).length
  const isThere = readingAt === 'shown' || readingAt === 'reading.waiting'
  const counts = isThere
    ? {
        all: count('all'),
        saved: saved.length,
        draft: count('draft'),
        sent: count('sent'),
        conversation: count('conversation'),
        closed: count('closed'),
      }
    : undefined
  return (
    <MemberShell area="Candidate" user={newMember} menu={menus.candidate} current={paths.applications}>
      <FlowAt machine={applicationsPageMachine} at={at} context={{ query: { group }, counts }}>
        {() => (
          <FlowAt
            machine={readingMachine}
            at={readingAt}
            context={{ query: {}, data: isThere ? applications : undefined, failure }}
          >
            {(reading) => (
              <ApplicationsView group={group} reading={reading} counts={counts}>
                <FlowAt
                  machine={pagingMachine}
                  at="shown"
                  context={{ query: {}, next, added: [], anew: 0, failure: undefined }}
                >
                  {(paging) =>
                    group === 'saved' ? (
                      <SavedList jobs={saved} paging={paging} now={storyNow} />
                    ) : (
                      <ApplicationList
                        group={group}
                        applications={applications.filter((item) => inGroup[group](item))}
                        paging={paging}
                        now={storyNow}
                      />
                    )
                  }
                </FlowAt>
              </ApplicationsView>
            )}
          </FlowAt>
        )}
      </FlowAt>
    </MemberShell>
  )
}

const meta = preview.meta({
  title: 'Views/Applications',
  tags: ['autodocs'],
  component: Applications,
  parameters: { machine: 'applicationsPage', ...wholePage },
  args: {
    at: 'group',
    readingAt: 'shown',
    group: listGroup(null),
    applications: allApplications.map(itemOfApplication),
    saved: savedJobs,
    next: null as string | null,
  },
  argTypes: {
    at: stateControl(applicationsPageMachine),
    group: { control: 'select', options: listGroups },
    failure: failureControl,
  },
})

export const All = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^All applications \d+$/ })).toHaveAttribute(
      'aria-current',
      'page',
    )
  },
})

export const Saved = meta.story({
  args: { at: 'saved', group: 'saved' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Applied/)).toHaveTextContent('Fernhill Theatre · Applied Nov 14')
  },
})
export const Draft = meta.story({ args: { group: 'draft' } })
export const Sent = meta.story({ args: { group: 'sent' } })
export const InConversation = meta.story({ name: 'In conversation', args: { group: 'conversation' } })
export const Closed = meta.story({ args: { group: 'closed', next: 'more' } })

export const ClosedOnAPhone = meta.story({
  name: 'Closed, on a phone',
  args: { group: 'closed' },
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas, step }) => {
    await step('Of more groups than fit, the one that is shown is in sight', async () => {
      const groups = canvas.getByRole('navigation', { name: 'Applications by group' })
      const shown = canvas.getByRole('link', { name: /^Closed/ })
      await expect(groups.scrollWidth).toBeGreaterThan(groups.clientWidth)
      await waitFor(() =>
        expect(shown.getBoundingClientRect().right).toBeLessThanOrEqual(
          groups.getBoundingClientRect().right + 1,
        ),
      )
    })
  },
})

export const None = meta.story({ name: 'No application yet', args: { applications: [], saved: [] } })
export const NoneSaved = meta.story({
  name: 'No saved job',
  args: { at: 'saved', group: 'saved', saved: [] },
})

export const Loading = meta.story({ args: { readingAt: 'reading.waiting', applications: [] } })

export const Failed = meta.story({ args: { readingAt: 'failed', failure: failed('unreachable') } })
