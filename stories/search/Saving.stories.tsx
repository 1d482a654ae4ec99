import { expect } from 'storybook/test'
import { fromPromise } from 'xstate'
import preview from '../../.storybook/preview.tsx'
import { savingMachine } from '../../machines/search/saving.ts'
import type { Notice } from '../../machines/shared/notice.ts'
import { ResultRow } from '../../src/views/search/ResultRow.tsx'
import { OwnInRow } from '../../src/views/search/OwnInRow.tsx'
import { storyNow } from '../support/applications.ts'
import { FlowAt, stateControl } from '../support/flow.tsx'
import { answer } from '../support/formEffect.ts'
import { searches } from './samples.ts'

interface Props {
  at: string
  /** Slugs of the saved jobs. */
  saved: readonly string[]
  /** Dates of the visitor's applications, by job slug. */
  applied: Readonly<Record<string, string>>
}

const machine = savingMachine.provide({
  actors: { changeSaved: fromPromise(() => answer((): Notice | undefined => undefined)) },
})

const { jobs } = searches.first.found
const slugs = jobs.map(({ slug }) => slug)

const SavedJobs = ({ at, saved, applied }: Props) => {
  const known = Object.fromEntries(slugs.map((slug) => [slug, saved.includes(slug)]))
  const change = { slug: 'job-1', isSaved: true }
  const shown = at === 'changing' ? { ...known, 'job-1': true } : known
  const common = { slugs, owner: null, unread: [], applied }
  const context =
    at === 'unavailable' || at === 'reading'
      ? { ...common, shown: {}, known: {}, change: undefined }
      : { ...common, shown, known, change: at === 'changing' ? change : undefined }
  return (
    <main className="px-gutter py-8">
      <h1 className="mb-4 text-h2">Open jobs</h1>
      <FlowAt machine={machine} at={at} context={context}>
        {(flow) => (
          <ul>
            {jobs.map((job) => (
              <ResultRow
                key={job.slug}
                job={job}
                own={
                  <OwnInRow flow={flow} now={storyNow} slug={job.slug} describedBy={`title-${job.slug}`} />
                }
              />
            ))}
          </ul>
        )}
      </FlowAt>
    </main>
  )
}

const meta = preview.meta({
  title: 'Views/Save a job',
  tags: ['autodocs'],
  component: SavedJobs,
  parameters: { machine: 'saving' },
  args: { at: 'resting', saved: ['job-2'], applied: {} },
  argTypes: { at: stateControl(savingMachine) },
})

export const Known = meta.story()

Known.test(
  'the name of the button says how it stands, its description which job it is',
  async ({ canvas, userEvent }) => {
    const button = canvas.getAllByRole('button')[0]
    await expect(button).toHaveAccessibleName('Save')
    await expect(button).toHaveAccessibleDescription('Stage carpenter')
    await userEvent.click(button ?? canvas.getByRole('list'))
    await expect(button).toHaveAccessibleName('Saved')
    await expect(button).toHaveFocus()
  },
)

export const NotKnownYet = meta.story({ name: 'Not known yet', args: { at: 'reading' } })

export const NotOffered = meta.story({ name: 'Not offered', args: { at: 'unavailable' } })

export const BeingSaved = meta.story({ name: 'Being saved', args: { at: 'changing' } })

export const AppliedTo = meta.story({
  name: 'Applied to',
  args: { applied: { 'job-1': '2026-11-12T09:00:00.000Z', 'job-4': '2025-11-12T09:00:00.000Z' } },
  play: async ({ canvas }) => {
    const [first, second, , fourth] = canvas.getAllByRole('listitem')
    await expect(first).toHaveTextContent('Applied Nov 12')
    await expect(second).not.toHaveTextContent('Applied')
    await expect(fourth).toHaveTextContent('Applied Nov 12, 2025')
  },
})
