import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { paths } from '../../contract/paths.ts'
import { job } from '../support/jobs.ts'
import { searchingMachine, type SearchingFlow } from '../../machines/search/searching.ts'
import { fillForm, searchIn, wrongIn } from '../../src/views/search/fillForm.ts'
import { placeInWords } from '../../src/words/postings.ts'
import { PlaceSuggestions } from '../../src/views/forms/PlaceSuggestions.tsx'
import { OwnApplication } from '../../src/views/applications/apply/OwnApplication.tsx'
import { ListKeys } from '../../src/views/search/keys/ListKeys.tsx'
import { JobPane } from '../../src/views/search/JobPane.tsx'
import type { LiveSearch } from '../../src/views/search/live.ts'
import { SearchingState } from '../../src/views/search/SearchingState.tsx'
import { JobsView } from '../../src/views/search/JobsView.tsx'
import { PublicShell } from '../../src/views/shells/PublicShell.tsx'
import { FlowAt, stateControl, wholePage } from '../support/flow.tsx'
import { failed } from '../support/formEffect.ts'
import { leeds, searches } from './samples.ts'
import { pagingMachine, readingMachine } from '../support/reads.ts'

interface Props {
  at: string
  /** How it stands with what the list goes on with. */
  more: string
  /** How the job stands that is open beside the list; nothing, where none is. */
  beside?: string
}

const page = searches.many
const unreachable = failed('unreachable')
const stateOf = (flow: SearchingFlow) => (answer: string) => (
  <>
    <SearchingState flow={flow} answer={answer} />
    <WithKeys />
  </>
)

const WithKeys = () => {
  const [hasLetters, setHasLetters] = useState(true)
  return <ListKeys hasLetters={hasLetters} onSwitch={setHasLetters} />
}

const ignore = () => undefined
const [first] = page.found.jobs

const findLeeds = () => Promise.resolve([leeds])

const Places: LiveSearch['Places'] = ({ field }) => (
  <PlaceSuggestions field={field} id="place" find={findLeeds} inWords={placeInWords} onChoose={ignore} />
)

const beside = (at: string) => (
  <FlowAt machine={readingMachine} at={at} context={{ query: {}, data: job, failure: unreachable }}>
    {(reading) => (
      <JobPane
        area={null}
        slug={first?.slug ?? ''}
        reading={reading}
        job={at === 'shown' ? job : undefined}
        titleRef={null}
        acts={<OwnApplication slug="sample" isOpen own={undefined} />}
        onClose={ignore}
      />
    )}
  </FlowAt>
)

const Searching = ({ at, more, beside: open }: Props) => (
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
          context={{ query: {}, next: 'more', added: [], anew: 0, failure: unreachable }}
        >
          {(paging) => (
            <JobsView
              page={page}
              open={open === undefined ? null : (first?.slug ?? null)}
              live={{
                flow,
                paging,
                jobs: page.found.jobs,
                searchIn,
                wrongIn,
                fillForm,
                stateWith: stateOf(flow),
                Places,
                open: open === undefined ? null : (first?.slug ?? null),
                onPress: ignore,
                onMore: ignore,
                paneWith: () => open !== undefined && beside(open),
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

export const JobOpen = meta.story({ name: 'Job open', args: { beside: 'shown' } })

export const JobLoading = meta.story({ name: 'Job loading', args: { beside: 'reading.waiting' } })

export const JobFailed = meta.story({ name: 'Job failed', args: { beside: 'failed' } })

export const JobGone = meta.story({
  name: 'Job gone',
  args: { beside: 'notThere' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This job is gone')).toBeVisible()
  },
})

export const PlaceSuggested = meta.story({
  name: 'Place suggested',
  play: async ({ canvas, userEvent }) => {
    const where = canvas.getByRole('combobox', { name: 'Where' })
    await userEvent.type(where, 'L')
    const place = await canvas.findByRole('option', { name: /^Leeds/ })
    await userEvent.keyboard('{ArrowDown}')
    await expect(where).toHaveAttribute('aria-activedescendant', place.id)
    await userEvent.keyboard('{Escape}')
    await expect(where).toHaveAttribute('aria-expanded', 'false')
    await userEvent.type(where, 'e')
    await canvas.findByRole('option', { name: /^Leeds/ })
  },
})

export const KeysShown = meta.story({
  name: 'Keys shown',
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('link', { name: 'Stage carpenter' }).focus()
    // What is opened in a Storybook that was built is drawn a moment before it listens.
    await waitFor(async () => {
      await userEvent.keyboard('?')
      await expect(canvas.getByText('saves the job, or takes it out')).toBeVisible()
    })
    await expect(canvas.getByText('Keys')).toHaveFocus()
  },
})

KeysShown.test(
  'rows are walked through by key; switched off, letters do nothing, nor do they outside the list',
  async ({ canvas, userEvent }) => {
    const row = (name: string) => canvas.getByRole('link', { name })
    row('Stage carpenter').focus()
    await userEvent.keyboard('j')
    await expect(row('Bench joiner, staircases')).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect(row('Stage carpenter')).toHaveFocus()
    await userEvent.keyboard('/')
    const what = canvas.getByRole('searchbox', { name: 'What' })
    await expect(what).toHaveFocus()
    await userEvent.keyboard(' j/s?')
    await expect(what).toHaveFocus()
    await expect(what).toHaveValue('carpenter j/s?')

    await userEvent.click(canvas.getByRole('checkbox', { name: /^Single letters work in this list/ }))
    row('Stage carpenter').focus()
    await userEvent.keyboard('j/')
    await expect(row('Stage carpenter')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(row('Bench joiner, staircases')).toHaveFocus()
  },
)
