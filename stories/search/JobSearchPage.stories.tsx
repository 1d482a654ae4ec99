import { useState, type ComponentProps } from 'react'
import { expect, waitFor } from 'storybook/test'
import { createActor } from 'xstate'
import preview from '../../.storybook/preview.tsx'
import { paths } from '../../contract/paths.ts'
import { jobSearchPageMachine } from '../../machines/search/jobSearchPage.ts'
import { SaveSearchLink } from '../../src/views/alerts/SaveSearchLink.tsx'
import { OwnApplication } from '../../src/views/applications/apply/OwnApplication.tsx'
import { PlaceSuggestions } from '../../src/views/forms/PlaceSuggestions.tsx'
import { JobMore } from '../../src/views/postings/job/JobMore.tsx'
import { JobPane } from '../../src/views/search/JobPane.tsx'
import { JobsView } from '../../src/views/search/JobsView.tsx'
import { ListKeys } from '../../src/views/search/keys/ListKeys.tsx'
import { PublicShell } from '../../src/views/shells/PublicShell.tsx'
import { searchWords } from '../../src/words/search.ts'
import { storyNow } from '../support/applications.ts'
import { FlowAt, stateControl, wholePage } from '../support/flow.tsx'
import { savedJobsFlow } from '../support/flows.ts'
import { failed } from '../support/formEffect.ts'
import { job } from '../support/jobs.ts'
import { leedsSuggested } from '../support/places.ts'
import { readingMachine } from '../support/reads.ts'
import { contextOf } from './contextOf.ts'
import { searches } from './samples.ts'

interface Props {
  at: string
  /** Kind of results. */
  shows?: 'many' | 'zero'
  /** Query of the latest search, if it differs from that of the results. */
  search?: string
  /** State of the machine that reads the open job; undefined if none is open. */
  beside?: string
  /** True for the link that saves the search for a candidate. */
  canSave?: boolean
}

const unreachable = failed('unreachable')

const Keys = () => {
  const [hasLetters, setHasLetters] = useState(true)
  return <ListKeys hasLetters={hasLetters} onSwitch={setHasLetters} />
}

const ignore = () => undefined
const [first] = searches.many.found.jobs

const Places = ({ field }: Pick<ComponentProps<typeof PlaceSuggestions>, 'field'>) => (
  <PlaceSuggestions flow={leedsSuggested} field={field} id="place" onChoose={ignore} />
)

const jobBeside = (at: string) => (
  <FlowAt machine={readingMachine} at={at} context={{ query: {}, data: job, failure: unreachable }}>
    {(reading) => (
      <JobPane
        area={null}
        slug={first?.slug ?? ''}
        reading={reading}
        job={at === 'shown' ? job : undefined}
        isOpen
        titleRef={null}
        acts={
          <div className="mt-6 flex min-h-13 flex-wrap items-center gap-3">
            <OwnApplication slug="sample" isOpen own={undefined} />
            <JobMore onCopy={ignore} onPrint={ignore} onReport={ignore} />
          </div>
        }
        onClose={ignore}
      />
    )}
  </FlowAt>
)

const savedJobs = createActor(savedJobsFlow, { input: { slugs: [] } }).start()
savedJobs.send({ type: 'visitor.candidate', id: 'candidate' })

const JobSearchPage = ({
  at,
  shows = 'many',
  search = searches[shows].search,
  beside,
  canSave = false,
}: Props) => (
  <PublicShell current={paths.jobs} dashboard={undefined}>
    <FlowAt
      machine={jobSearchPageMachine}
      at={at}
      context={{
        ...contextOf(searches[shows], beside === undefined ? null : (first?.slug ?? null)),
        search,
        failure: unreachable,
      }}
    >
      {(flow) => (
        <JobsView
          flow={flow}
          saving={undefined}
          now={storyNow}
          Places={Places}
          keys={<Keys />}
          save={
            canSave && (
              <SaveSearchLink
                saving={savedJobs}
                search={search}
                isSaved={false}
                isChange={flow.getSnapshot().matches({ savedSearch: 'edited' })}
                onPress={ignore}
              />
            )
          }
          beside={beside !== undefined && jobBeside(beside)}
        />
      )}
    </FlowAt>
  </PublicShell>
)

const meta = preview.meta({
  title: 'Views/Search in place',
  tags: ['autodocs'],
  component: JobSearchPage,
  parameters: { machine: 'jobSearchPage', ...wholePage },
  args: { at: 'results.shown.idle' },
  argTypes: { at: stateControl(jobSearchPageMachine) },
})

export const Found = meta.story()

export const Searched = meta.story({ name: 'Being searched', args: { at: 'results.searching.waiting' } })

export const FilterAdded = meta.story({
  name: 'Filter added',
  args: { at: 'results.searching.waiting', search: '?q=carpenter&type=fullTime&visa=sponsors' },
  play: async ({ canvas }) => {
    const link = (name: string) => canvas.getByRole('link', { name, hidden: true })
    const next = '/jobs?q=carpenter&type=fullTime&visa=sponsors'
    await expect(link('Newest')).toHaveAttribute('href', `${next}&sort=newest`)
    await expect(link('Highest pay')).toHaveAttribute('href', `${next}&sort=pay`)
    await expect(link('Remove filter: Visa sponsored')).toHaveAttribute(
      'href',
      '/jobs?q=carpenter&type=fullTime',
    )
    await expect(canvas.getByRole('checkbox', { name: /^Full time/, hidden: true })).toBeChecked()
  },
})

export const SavedSearchEdited = meta.story({
  name: 'Saved search being edited',
  args: { at: 'results.shown.idle savedSearch.edited', canSave: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Update saved search' })).toBeVisible()
  },
})

export const TakingLong = meta.story({ name: 'Taking long', args: { at: 'results.searching.stillWaiting' } })

export const Failed = meta.story({
  args: { at: 'results.failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
})

export const MoreLoading = meta.story({ name: 'More loading', args: { at: 'results.shown.adding.waiting' } })

export const MoreTakingLong = meta.story({
  name: 'More taking long',
  args: { at: 'results.shown.adding.stillWaiting' },
})

export const MoreFailed = meta.story({ name: 'More failed', args: { at: 'results.shown.failed' } })

const opened = { at: 'results.shown.idle job.open' } as const

export const JobOpen = meta.story({ name: 'Job open', args: { ...opened, beside: 'shown' } })

export const JobLoading = meta.story({
  name: 'Job loading',
  args: { ...opened, beside: 'reading.waiting' },
})

export const JobFailed = meta.story({ name: 'Job failed', args: { ...opened, beside: 'failed' } })

export const JobGone = meta.story({
  name: 'Job gone',
  args: { ...opened, beside: 'notThere' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(searchWords.pane.gone.title)).toBeVisible()
  },
})

export const JobWithoutResults = meta.story({
  name: 'Job without results',
  args: { ...opened, beside: 'shown', shows: 'zero' },
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(searchWords.nothing.title)).toBeVisible()
    await expect(canvas.getByRole('region', { name: job.title })).toBeVisible()
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
    // Retries, because a built Storybook can render a story shortly before hydration.
    await waitFor(async () => {
      await userEvent.keyboard('?')
      await expect(canvas.getByText('Save the job, or remove it')).toBeVisible()
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
