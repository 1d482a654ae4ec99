import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { paths } from '../../contract/paths.ts'
import { pagingMachine } from '../../machines/reading/paging.ts'
import { searchingMachine, type SearchingFlow } from '../../machines/search/searching.ts'
import { fillForm, searchIn } from '../../src/views/search/fillForm.ts'
import { SearchingState } from '../../src/views/search/SearchingState.tsx'
import { JobsView } from '../../src/views/search/JobsView.tsx'
import { PublicShell } from '../../src/views/shells/PublicShell.tsx'
import { FlowAt, stateControl, wholePage } from '../support/flow.tsx'
import { failed } from '../support/formEffect.ts'
import { searches } from './samples.ts'

interface Props {
  at: string
  /** How it stands with what the list goes on with. */
  more: string
}

const page = searches.many
const unreachable = failed('unreachable')
const stateOf = (flow: SearchingFlow) => (answer: string) => <SearchingState flow={flow} answer={answer} />
const ignore = () => undefined

const Searching = ({ at, more }: Props) => (
  <PublicShell current={paths.jobs} dashboard={undefined}>
    <FlowAt
      machine={searchingMachine}
      at={at}
      context={{ page, search: page.search, turn: 0, failure: unreachable }}
    >
      {(flow) => (
        <FlowAt
          machine={pagingMachine}
          at={more}
          context={{ asked: {}, next: 'more', added: [], failure: unreachable }}
        >
          {(paging) => (
            <JobsView
              page={page}
              live={{
                flow,
                paging,
                jobs: page.found.jobs,
                searchIn,
                fillForm,
                stateWith: stateOf(flow),
                onSearch: ignore,
              }}
            />
          )}
        </FlowAt>
      )}
    </FlowAt>
  </PublicShell>
)

const meta = preview.meta({
  title: 'Views/Search in place',
  tags: ['autodocs'],
  component: Searching,
  parameters: { machine: 'searching', ...wholePage },
  args: { at: 'shown', more: 'shown' },
  argTypes: { at: stateControl(searchingMachine) },
})

export const Found = meta.story()

export const Searched = meta.story({ name: 'Being searched', args: { at: 'searching.waiting' } })

export const TakingLong = meta.story({ name: 'Taking long', args: { at: 'searching.stillWaiting' } })

export const Failed = meta.story({
  args: { at: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
})

export const MoreLoading = meta.story({ name: 'More loading', args: { more: 'adding.waiting' } })

export const MoreFailed = meta.story({ name: 'More failed', args: { more: 'failed' } })
