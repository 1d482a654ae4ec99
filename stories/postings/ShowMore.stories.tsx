import preview from '../../.storybook/preview.tsx'
import { PostingTable } from '../../src/views/postings/PostingTable.tsx'
import { ShowMore } from '../../src/views/reading/ShowMore.tsx'
import { storyNow } from '../support/applications.ts'
import { FlowAt, stateControl } from '../support/flow.tsx'
import { failed } from '../support/formEffect.ts'
import { everyState } from '../support/postings.ts'
import { pagingMachine } from '../support/reads.ts'

const MoreOfAList = ({ at }: { at: string }) => (
  <main className="px-gutter py-8">
    <PostingTable postings={everyState.slice(0, 2)} now={storyNow} />
    <FlowAt
      machine={pagingMachine}
      at={at}
      context={{
        query: {},
        next: 'next',
        added: [],
        anew: 0,
        failure: at === 'failed' ? failed('unreachable') : undefined,
      }}
    >
      {(paging) => <ShowMore flow={paging} />}
    </FlowAt>
  </main>
)

const meta = preview.meta({
  title: 'Views/More of a list',
  tags: ['autodocs'],
  component: MoreOfAList,
  parameters: { machine: 'paging' },
  args: { at: 'shown' },
  argTypes: { at: stateControl(pagingMachine) },
})

export const Offered = meta.story()

export const Loading = meta.story({ args: { at: 'adding.waiting' } })

export const TakingLong = meta.story({ name: 'Taking long', args: { at: 'adding.stillWaiting' } })

export const Failed = meta.story({ args: { at: 'failed' } })
