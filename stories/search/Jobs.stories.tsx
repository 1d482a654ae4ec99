import { expect, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { paths } from '../../contract/paths.ts'
import { jobSearchPageMachine } from '../../machines/search/jobSearchPage.ts'
import { FurtherFilters } from '../../src/views/search/FurtherFilters.tsx'
import { JobsView } from '../../src/views/search/JobsView.tsx'
import { searchWords } from '../../src/words/search.ts'
import { PublicShell } from '../../src/views/shells/PublicShell.tsx'
import { storyNow } from '../support/applications.ts'
import { FlowAt, wholePage } from '../support/flow.tsx'
import { contextOf } from './contextOf.ts'
import { searches } from './samples.ts'

const Jobs = ({ shows }: { shows: keyof typeof searches }) => (
  <PublicShell current={paths.jobs} dashboard={undefined}>
    <FlowAt machine={jobSearchPageMachine} at="results.shown.idle" context={contextOf(searches[shows])}>
      {(flow) => (
        <JobsView
          flow={flow}
          saving={undefined}
          now={storyNow}
          further={
            <FurtherFilters
              search={searches[shows].search}
              more={searches[shows].found.more}
              regionNames={searches[shows].found.regionNames}
            />
          }
        />
      )}
    </FlowAt>
  </PublicShell>
)

const meta = preview.meta({
  title: 'Views/Jobs',
  tags: ['autodocs'],
  component: Jobs,
  parameters: wholePage,
  argTypes: { shows: { control: 'select', options: Object.keys(searches) } },
})

export const FirstVisit = meta.story({
  name: 'First visit',
  tags: ['on-public-pages'],
  args: { shows: 'first' },
  play: async ({ canvas }) => {
    const bars = canvas.getByRole('list', { name: 'Jobs by yearly pay' })
    // The count of a bar includes all jobs with higher pay, like the results of its link.
    const bar = within(bars).getByRole('link', { name: 'From 60,000 a year: 16 jobs' })
    await expect(bar).toHaveAttribute('href', '/jobs?pay=60000')
    await expect(canvas.getByRole('radio', { name: 'Last 7 days 3' })).toBeInTheDocument()
  },
})

export const Filtered = meta.story({ args: { shows: 'filtered' } })

export const FurtherFiltersChosen = meta.story({
  name: 'Further filters chosen',
  args: { shows: 'further' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Remove filter: England', hidden: true })).toHaveAttribute(
      'href',
      '/jobs?place=Leeds&country=GB&range=full&replies=onTime&within=7&visa=sponsors&hours=20&sort=near',
    )
    const country = canvas.getByRole('combobox', { name: 'Country', hidden: true })
    await expect(country).toHaveValue('GB')
    await expect(country).toHaveTextContent('Any countryFrance (1)Germany (5)United Kingdom (2)')
    await expect(canvas.getByRole('combobox', { name: 'Region', hidden: true })).toHaveValue('GB.ENG')
  },
})

export const FurtherFiltersOnAPhone = meta.story({
  name: 'Further filters on a phone',
  args: { shows: 'further' },
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: searchWords.filters.button(7) }))
    const more = canvas.getByText(searchWords.filters.more)
    more.scrollIntoView()
    await expect(canvas.getByRole('checkbox', { name: 'Company replies on time 2' })).toBeChecked()
    await expect(canvas.getByRole('radio', { name: 'Up to 20 hours 2' })).toBeChecked()
  },
})

export const OverAThousand = meta.story({ name: 'Over a thousand', args: { shows: 'many' } })

export const FurtherOn = meta.story({ name: 'Further on', args: { shows: 'later' } })

export const NothingFits = meta.story({ name: 'Nothing fits', args: { shows: 'zero' } })

export const Misspelt = meta.story({ args: { shows: 'typo' } })

export const UnknownPlace = meta.story({ name: 'Unknown place', args: { shows: 'unknownPlace' } })

export const SeveralPlaces = meta.story({ name: 'Several places', args: { shows: 'severalPlaces' } })

export const WholeCountry = meta.story({ name: 'Whole country', args: { shows: 'country' } })

export const RemoteWork = meta.story({ name: 'Remote work', args: { shows: 'remote' } })

export const SignsAlone = meta.story({ name: 'Signs alone', args: { shows: 'signs' } })

export const NothingForLongWords = meta.story({
  name: 'Nothing for long words',
  args: { shows: 'longNothing' },
})

export const NoJobs = meta.story({ name: 'No jobs', args: { shows: 'none' } })

export const LongWords = meta.story({ name: 'Long words', args: { shows: 'long' } })

export const FieldsOpen = meta.story({
  name: 'Fields open on a phone',
  args: { shows: 'filtered' },
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas, userEvent }) => {
    const what = canvas.getByLabelText('What')
    await expect(what).not.toBeVisible()
    await userEvent.click(canvas.getByText(searchWords.form.change))
    await expect(what).toHaveFocus()
  },
})

export const FiltersOpen = meta.story({
  name: 'Filters open on a phone',
  args: { shows: 'filtered' },
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas, userEvent }) => {
    const onSite = canvas.getByRole('checkbox', { name: /^On site/, hidden: true })
    await expect(onSite).not.toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: searchWords.filters.button(4) }))
    await expect(onSite).toBeVisible()
  },
})
