import { expect, waitFor } from 'storybook/test'
import { fromPromise, type ContextFrom } from 'xstate'
import preview from '../../.storybook/preview.tsx'
import type { LetterItem } from '../../contract/letters/calls.ts'
import { paths } from '../../contract/paths.ts'
import type { CommandOutput, Run } from '../../machines/commands/commands.ts'
import { letterCommandsMachine, type LetterCommands } from '../../machines/letters/letterCommands.ts'
import type { Failure } from '../../machines/shared/failure.ts'
import { LetterList } from '../../src/views/letters/LetterList.tsx'
import { LettersView } from '../../src/views/letters/LettersView.tsx'
import { MemberShell } from '../../src/views/shells/MemberShell.tsx'
import { menus } from '../../src/words/menus.ts'
import { failureControl, FlowAt, stateControl, wholePage } from '../support/flow.tsx'
import { answer, failed } from '../support/formEffect.ts'
import { member } from '../support/people.ts'
import { inTrash, letter as one, letters as samples } from './samples.ts'
import { pagingMachine, readingMachine } from '../support/reads.ts'

const machine = letterCommandsMachine.provide({
  actors: {
    command: fromPromise<CommandOutput<LetterCommands>, Run<LetterCommands>>(() => answer(() => one)),
  },
})

interface Props {
  at: string
  isTrash: boolean
  letters: readonly LetterItem[] | undefined
  failure?: Failure | undefined
  commands: string
  asked?: ContextFrom<typeof machine>['asked']
  ran?: ContextFrom<typeof machine>['ran']
}

const Letters = ({ at, isTrash, letters, failure, commands: commandsAt, asked, ran }: Props) => (
  <MemberShell area="Candidate" user={member} menu={menus.candidate} current={paths.letters}>
    <FlowAt
      machine={readingMachine}
      at={at}
      context={{ query: {}, data: letters && { items: letters }, failure }}
    >
      {(reading) => (
        <FlowAt machine={machine} at={commandsAt} context={{ asked, ran, failure: undefined }}>
          {(commands) => (
            <LettersView
              isTrash={isTrash}
              counts={
                letters && { kept: isTrash ? 3 : letters.length, trashed: isTrash ? letters.length : 1 }
              }
              reading={reading}
              commands={commands}
            >
              {letters && (
                <FlowAt
                  machine={pagingMachine}
                  at="shown"
                  context={{ query: {}, next: null, added: [], anew: 0, failure: undefined }}
                >
                  {(paging) => (
                    <LetterList isTrash={isTrash} letters={letters} paging={paging} commands={commands} />
                  )}
                </FlowAt>
              )}
            </LettersView>
          )}
        </FlowAt>
      )}
    </FlowAt>
  </MemberShell>
)

const meta = preview.meta({
  title: 'Views/Cover letters',
  tags: ['autodocs'],
  component: Letters,
  parameters: { machine: 'reading', ...wholePage },
  args: { at: 'shown', isTrash: false, letters: samples, commands: 'idle' },
  argTypes: { at: stateControl(readingMachine), failure: failureControl },
})

export const Several = meta.story()

Several.test('asks for a new name, and for one that is not empty', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Rename: For theatres' }))
  const field = canvas.getByLabelText('Name')
  await expect(field).toHaveValue('For theatres')
  await userEvent.clear(field)
  await userEvent.keyboard('{Enter}')
  await expect(field).toHaveAccessibleDescription('Error: Enter a name.')
  await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
  await expect(canvas.queryByLabelText('Name')).toBeNull()
})

Several.test(
  'keeps a new name that does not reach the server where it was typed',
  { globals: { network: 'fails' } },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rename: For theatres' }))
    const field = canvas.getByLabelText('Name')
    await userEvent.type(field, ' and cinemas{Enter}')
    await waitFor(() => expect(field).toHaveAccessibleDescription(`Error: ${failed('unreachable').message}`))
    await expect(field).toBeVisible()
    await expect(field).toHaveValue('For theatres and cinemas')
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(canvas.queryByLabelText('Name')).toBeNull()
  },
)

Several.test(
  'closes the question for a new name once the server has it',
  { globals: { network: 'succeeds' } },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rename: For theatres' }))
    await userEvent.type(canvas.getByLabelText('Name'), ' and cinemas{Enter}')
    await waitFor(() => expect(canvas.queryByLabelText('Name')).toBeNull())
  },
)

export const Trash = meta.story({ args: { isTrash: true, letters: inTrash } })

export const DeletedForGood = meta.story({
  name: 'Asked before deleting',
  args: {
    isTrash: true,
    letters: inTrash,
    commands: 'asking',
    asked: { command: 'delete', input: { id: 'l4' } },
  },
})

export const NothingYet = meta.story({ name: 'Nothing yet', args: { letters: [] } })

export const EmptyTrash = meta.story({ name: 'Empty trash', args: { isTrash: true, letters: [] } })

export const BeingWritten = meta.story({
  name: 'Being begun',
  args: { commands: 'running.waiting', ran: { command: 'write', input: {} } },
})

export const Loading = meta.story({ args: { at: 'reading.waiting', letters: undefined } })

export const TakingLong = meta.story({
  name: 'Taking long',
  args: { at: 'reading.stillWaiting', letters: undefined },
})

export const Failed = meta.story({
  args: { at: 'failed', letters: undefined, failure: failed('unreachable') },
})

export const OutOfDate = meta.story({
  name: 'Out of date',
  args: { at: 'failed', failure: failed('offline') },
})

export const LongWords = meta.story({
  name: 'Long words',
  args: {
    letters: samples.map((letter) => ({
      ...letter,
      title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamter',
    })),
  },
  globals: { viewport: { value: 'w320' } },
})
