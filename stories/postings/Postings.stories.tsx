import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import type { PostingGroup, PostingItem } from '../../contract/postings/calls.ts'
import { paths } from '../../contract/paths.ts'
import type { Failure } from '../../machines/shared/failure.ts'
import { PostingList } from '../../src/views/postings/PostingList.tsx'
import { PostingsView } from '../../src/views/postings/PostingsView.tsx'
import { MemberShell } from '../../src/views/shells/MemberShell.tsx'
import { menus } from '../../src/words/menus.ts'
import { someCounts } from '../applications/applicants.ts'
import { creatingFlow } from '../support/flows.ts'
import { storyNow } from '../support/applications.ts'
import { failureControl, FlowAt, stateControl, wholePage } from '../support/flow.tsx'
import { failed } from '../support/formEffect.ts'
import { employer } from '../support/people.ts'
import { everyState, itemOf, unconfirmed, withApplicants } from '../support/postings.ts'
import { pagingMachine, readingMachine } from '../support/reads.ts'

interface Props {
  at: string
  group: PostingGroup
  postings: readonly PostingItem[] | undefined
  failure?: Failure | undefined
}

const Postings = ({ at, group, postings, failure }: Props) => (
  <MemberShell area="Employer" user={employer} menu={menus.employer} current={paths.postings}>
    <FlowAt
      machine={readingMachine}
      at={at}
      context={{ query: {}, data: postings && { items: postings }, failure }}
    >
      {(reading) => (
        <FlowAt machine={creatingFlow} at="offering" context={{ failure: undefined }}>
          {(creating) => (
            <PostingsView group={group} reading={reading} creating={creating}>
              {postings && (
                <FlowAt
                  machine={pagingMachine}
                  at="shown"
                  context={{
                    query: {},
                    next: postings.length > 1 ? 'next' : null,
                    added: [],
                    anew: 0,
                    failure: undefined,
                  }}
                >
                  {(paging) => (
                    <PostingList
                      group={group}
                      postings={postings}
                      paging={paging}
                      creating={creating}
                      now={storyNow}
                    />
                  )}
                </FlowAt>
              )}
            </PostingsView>
          )}
        </FlowAt>
      )}
    </FlowAt>
  </MemberShell>
)

const meta = preview.meta({
  title: 'Views/Postings',
  tags: ['autodocs'],
  component: Postings,
  parameters: { machine: 'reading', ...wholePage },
  args: { at: 'shown', group: 'all' as const, postings: everyState },
  argTypes: { at: stateControl(readingMachine), failure: failureControl },
})

export const EveryState = meta.story({
  name: 'One of every state',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(everyState.length + 1)
  },
})

export const WithApplicants = meta.story({
  name: 'With applicants',
  args: { postings: withApplicants },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('row', {
        name: /^Stage carpenter Leeds, UK · 2 openings.*New: 6.*6 waiting 2 overdue/,
      }),
    ).toBeVisible()
  },
})

export const ClosesSoon = meta.story({
  name: 'Closes soon',
  args: { postings: [{ ...itemOf(unconfirmed), counts: someCounts, validThrough: '2026-11-24' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Closes Tue, Nov 24')).toHaveClass('text-warning-text')
    await expect(canvas.getByText('Confirm you’re still hiring')).toBeVisible()
  },
})

export const Loading = meta.story({ args: { at: 'reading.waiting', postings: undefined } })

export const TakingLong = meta.story({
  name: 'Taking long',
  args: { at: 'reading.stillWaiting', postings: undefined },
})

export const Failed = meta.story({
  args: { at: 'failed', postings: undefined, failure: failed('unreachable') },
})

export const OutOfDate = meta.story({
  name: 'Out of date',
  args: { at: 'failed', failure: failed('offline'), postings: everyState.slice(0, 2) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This may be out of date.')
  },
})

export const NothingYet = meta.story({ name: 'Nothing yet', args: { postings: [] } })

export const LongWords = meta.story({
  name: 'Long words',
  args: {
    postings: [
      {
        ...itemOf(unconfirmed),
        title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamter',
      },
    ],
  },
  globals: { viewport: { value: 'w320' } },
})
