import { expect, waitFor } from 'storybook/test'
import { fromPromise, type ContextFrom } from 'xstate'
import preview from '../../.storybook/preview.tsx'
import { talentPaths } from '../../contract/talent/paths.ts'
import type { SavedPerson } from '../../contract/talent/talentCalls.ts'
import type { CommandOutput, Run } from '../../machines/commands/commands.ts'
import type { Failure } from '../../machines/shared/failure.ts'
import { shortlistCommandsMachine, type ShortlistCommands } from '../../machines/talent/shortlistCommands.ts'
import { shortlistPageMachine } from '../../machines/talent/shortlistPage.ts'
import { Reading } from '../../src/views/reading/Reading.tsx'
import { MemberShell } from '../../src/views/shells/MemberShell.tsx'
import { NotAllowed } from '../../src/views/talent/NotAllowed.tsx'
import { ShortlistView } from '../../src/views/talent/ShortlistView.tsx'
import { TalentFrame } from '../../src/views/talent/TalentFrame.tsx'
import { menus } from '../../src/words/menus.ts'
import { shortlistWords } from '../../src/words/talent/shortlist.ts'
import { storyNow } from '../support/applications.ts'
import { failureControl, FlowAt, stateControl, wholePage } from '../support/flow.tsx'
import { answer, failed } from '../support/formEffect.ts'
import { employer } from '../support/people.ts'
import { pagingMachine, readingMachine } from '../support/reads.ts'
import { shortlisted } from './results.ts'

const [first] = shortlisted
if (!first) throw new Error('The shortlist is empty.')

const machine = shortlistCommandsMachine.provide({
  actors: {
    command: fromPromise<CommandOutput<ShortlistCommands>, Run<ShortlistCommands>>(() => answer(() => first)),
  },
})

interface Props {
  /** State of the machine that reads the shortlist. */
  at: string
  people: readonly SavedPerson[] | undefined
  removed: readonly string[]
  /** State of the commands machine. */
  commands: string
  asked?: ContextFrom<typeof machine>['asked']
  failure?: Failure | undefined
  isSuspended?: boolean
}

const Shortlist = ({ at, people, removed, commands: commandsAt, asked, failure, isSuspended }: Props) => (
  <MemberShell area="Employer" isWide user={employer} menu={menus.employer} current={talentPaths.talent}>
    <TalentFrame current="shortlist" left={null}>
      {isSuspended ? (
        <NotAllowed isSuspended />
      ) : (
        <FlowAt
          machine={readingMachine}
          at={at}
          context={{ query: {}, data: people && { items: people }, failure: failed('unreachable') }}
        >
          {(reading) => (
            <Reading flow={reading} what={shortlistWords.what} rows={4}>
              {people && (
                <FlowAt machine={shortlistPageMachine} at="" context={{ removed }}>
                  {(page) => (
                    <FlowAt machine={machine} at={commandsAt} context={{ asked, ran: undefined, failure }}>
                      {(commands) => (
                        <FlowAt
                          machine={pagingMachine}
                          at="shown"
                          context={{ query: {}, next: null, added: [], anew: 0, failure: undefined }}
                        >
                          {(paging) => (
                            <ShortlistView
                              page={page}
                              commands={commands}
                              people={people}
                              paging={paging}
                              now={storyNow}
                            />
                          )}
                        </FlowAt>
                      )}
                    </FlowAt>
                  )}
                </FlowAt>
              )}
            </Reading>
          )}
        </FlowAt>
      )}
    </TalentFrame>
  </MemberShell>
)

const editing = { command: 'saveNote', input: { id: first.id } } as const

const meta = preview.meta({
  title: 'Views/Talent/Shortlist',
  tags: ['autodocs'],
  component: Shortlist,
  parameters: { machine: 'reading', ...wholePage },
  args: { at: 'shown', people: shortlisted, removed: [], commands: 'idle' },
  argTypes: { at: stateControl(readingMachine), commands: stateControl(machine), failure: failureControl },
})

export const Several = meta.story()

Several.test(
  'a note opens in a form, and its button has the focus again once it is cancelled',
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: shortlistWords.editNote }))
    const field = canvas.getByLabelText(shortlistWords.note)
    await expect(field).toHaveFocus()
    await expect(field).toHaveValue(first.note)
    await userEvent.click(canvas.getByRole('button', { name: shortlistWords.cancel }))
    await waitFor(() => expect(canvas.getByRole('button', { name: shortlistWords.editNote })).toHaveFocus())
  },
)

Several.test(
  'a note that does not reach the server stays where it was typed',
  { globals: { network: 'fails' } },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: shortlistWords.editNote }))
    const field = canvas.getByLabelText(shortlistWords.note)
    await userEvent.type(field, ' And welding.')
    await userEvent.click(canvas.getByRole('button', { name: shortlistWords.saveNote }))
    await waitFor(() => expect(canvas.getByText(failed('unreachable').message)).toBeVisible())
    await expect(field).toHaveValue(`${first.note} And welding.`)
  },
)

export const EditingNote = meta.story({
  name: 'Editing a note',
  args: { commands: 'asking', asked: editing },
})

export const NoteOffline = meta.story({
  name: 'Note offline',
  args: { commands: 'asking', asked: editing, failure: failed('offline') },
})

export const SavingNote = meta.story({
  name: 'Saving a note',
  args: { commands: 'running.stillWaiting', asked: editing },
})

export const Removed = meta.story({ args: { removed: [first.id] } })

Removed.test('a removed person can come back', async ({ canvas }) => {
  await expect(canvas.getByText(shortlistWords.removed('Mina Okafor'))).toBeVisible()
  await expect(canvas.getByRole('button', { name: shortlistWords.undo })).toBeVisible()
})

export const Empty = meta.story({ args: { people: [] } })

export const Loading = meta.story({ args: { at: 'reading.waiting', people: undefined } })

export const Failed = meta.story({ args: { at: 'failed', people: undefined } })

export const Suspended = meta.story({ args: { isSuspended: true } })
