import { expect } from 'storybook/test'
import { fromPromise } from 'xstate'
import preview from '../../.storybook/preview.tsx'
import type { MatchedJob } from '../../contract/alerts/matchedJob.ts'
import type { SavedSearch } from '../../contract/alerts/savedSearch.ts'
import { alertPaths } from '../../contract/alerts/paths.ts'
import { savedSearchesMachine } from '../../machines/alerts/savedSearches.ts'
import type { CommandOutput } from '../../machines/commands/commands.ts'
import { searchCommandsMachine, type SearchCommands } from '../../machines/alerts/searchCommands.ts'
import type { Failure } from '../../machines/shared/failure.ts'
import { Heading } from '../../src/ui/text/Heading.tsx'
import { SavedSearchesPanel } from '../../src/views/alerts/SavedSearchesPanel.tsx'
import { SearchPreview } from '../../src/views/alerts/SearchPreview.tsx'
import { MemberShell } from '../../src/views/shells/MemberShell.tsx'
import { menus } from '../../src/words/menus.ts'
import { searches as results } from '../search/samples.ts'
import { storyNow } from '../support/applications.ts'
import { failureControl, FlowAt, stateControl, wholePage } from '../support/flow.tsx'
import { answer, failed, refused } from '../support/formEffect.ts'
import { member } from '../support/people.ts'
import { readingMachine } from '../support/reads.ts'
import { savedSearch, savedSearches } from './samples.ts'

interface Props {
  at: string
  searches: readonly SavedSearch[]
  commandsAt: string
  /** Command whose dialog is open. */
  command?: 'edit' | 'delete' | undefined
  /** State of the preview of matching jobs at the first search; undefined if it is closed. */
  previewAt?: string | undefined
  jobs?: readonly MatchedJob[]
  failure?: Failure | undefined
}

const commandsMachine = searchCommandsMachine.provide({
  actors: { command: fromPromise(() => answer((): CommandOutput<SearchCommands> => savedSearch)) },
})

const { id } = savedSearch
const ran = { command: 'change', input: { id, revision: 1, every: 'weekly' } } as const

const jobs: readonly MatchedJob[] = results.many.found.jobs
  .slice(0, 3)
  .map((job) => ({ ...job, reasons: ['“carpenter” in the title', 'Within 12 km'] }))

const SavedSearches = ({
  at,
  searches,
  commandsAt,
  command,
  previewAt,
  jobs: sent = jobs,
  failure,
}: Props) => {
  const data = at === 'shown' ? { items: searches } : undefined
  const asked = command && { command, input: { id } }
  return (
    <MemberShell area="Candidate" user={member} menu={menus.candidate} current={alertPaths.preferences}>
      <Heading>Candidate Profile</Heading>
      <FlowAt
        machine={savedSearchesMachine}
        at={previewAt === undefined ? 'resting' : 'previewing'}
        context={{ items: searches, previewed: previewAt === undefined ? undefined : id }}
      >
        {(flow) => (
          <FlowAt
            machine={readingMachine}
            at={at}
            context={{ query: {}, data, failure: data ? undefined : failure }}
          >
            {(reading) => (
              <FlowAt
                machine={commandsMachine}
                at={commandsAt}
                context={{ asked, ran, failure: data && failure }}
              >
                {(commands) => (
                  <FlowAt
                    machine={readingMachine}
                    at={previewAt ?? 'shown'}
                    context={{ query: {}, data: { jobs: sent }, failure: undefined }}
                  >
                    {(previewing) => (
                      <SavedSearchesPanel
                        flow={flow}
                        reading={reading}
                        commands={commands}
                        searches={data?.items}
                        preview={<SearchPreview reading={previewing} jobs={sent} />}
                        timeZone={savedSearch.timeZone}
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
}

const meta = preview.meta({
  title: 'Views/Saved searches',
  tags: ['autodocs'],
  component: SavedSearches,
  parameters: { machine: 'reading', ...wholePage },
  args: { at: 'shown', searches: savedSearches, commandsAt: 'idle' },
  argTypes: { at: stateControl(readingMachine), failure: failureControl },
})

export const EveryState = meta.story({
  name: 'Every state',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Keep these emails' })).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: 'Resume' })).toHaveLength(2)
    await expect(canvas.getByRole('link', { name: 'Open search' })).toHaveAttribute('href', '/jobs')
  },
})

EveryState.test('Delete asks first, and Escape keeps the search', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getAllByRole('button', { name: 'Delete' })[0] ?? canvas.getByRole('list'))
  await expect(canvas.getByRole('dialog', { name: 'Delete this saved search?' })).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'Keep it' }))
  await expect(canvas.queryByRole('dialog')).toBeNull()
})

export const None = meta.story({ args: { searches: [] } })

export const Previewed = meta.story({ args: { searches: [savedSearch], previewAt: 'shown' } })

export const NothingToSend = meta.story({
  name: 'Nothing to send',
  args: { searches: [savedSearch], previewAt: 'shown', jobs: [] },
})

export const NothingFound = meta.story({
  name: 'Finds nothing',
  args: { searches: [{ ...savedSearch, problem: 'We don’t know this place. Change the filters.' }] },
})

export const Changing = meta.story({ args: { searches: [savedSearch], commandsAt: 'running.waiting' } })

export const Editing = meta.story({
  args: { searches: [savedSearch], commandsAt: 'asking', command: 'edit' },
})

export const EditedElsewhere = meta.story({
  name: 'Edited elsewhere',
  args: {
    searches: [savedSearch],
    commandsAt: 'asking',
    command: 'edit',
    failure: refused('Someone else changed this. Review the latest version, then try again.'),
  },
})

export const DeletedElsewhere = meta.story({
  name: 'Deleted elsewhere',
  args: { searches: [], commandsAt: 'asking', command: 'edit' },
})

export const Deleting = meta.story({
  args: { searches: [savedSearch], commandsAt: 'asking', command: 'delete' },
})

export const NotChanged = meta.story({
  name: 'Not changed',
  args: { searches: [savedSearch], failure: failed('offline') },
})

export const Loading = meta.story({ args: { at: 'reading.waiting' } })

export const NotLoaded = meta.story({
  name: 'Not loaded',
  args: { at: 'failed', failure: failed('offline') },
})
