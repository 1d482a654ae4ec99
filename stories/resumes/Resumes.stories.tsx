import { expect } from 'storybook/test'
import { fromPromise, type ContextFrom } from 'xstate'
import preview from '../../.storybook/preview.tsx'
import type { ResumeItem } from '../../contract/resumes/listing.ts'
import { paths } from '../../contract/paths.ts'
import type { CommandOutput, Run } from '../../machines/commands/commands.ts'
import { resumeCommandsMachine, type ResumeCommands } from '../../machines/resumes/resumeCommands.ts'
import type { Failure } from '../../machines/shared/failure.ts'
import { SampleOffer } from '../../src/views/forms/SampleOffer.tsx'
import { ResumeList } from '../../src/views/resumes/ResumeList.tsx'
import { ResumesView } from '../../src/views/resumes/ResumesView.tsx'
import { MemberShell } from '../../src/views/shells/MemberShell.tsx'
import { menus } from '../../src/words/menus.ts'
import { failureControl, FlowAt, stateControl, wholePage } from '../support/flow.tsx'
import { answer, failed } from '../support/formEffect.ts'
import { member } from '../support/people.ts'
import { sampleOfferWords } from '../../src/words/resumes/samples.ts'
import { resume as one, inTrash, link, linkTools, pictureOf, resumes as samples } from './samples.ts'
import { pagingMachine, readingMachine } from '../support/reads.ts'

const machine = resumeCommandsMachine.provide({
  actors: {
    command: fromPromise<CommandOutput<ResumeCommands>, Run<ResumeCommands>>(() => answer(() => one)),
  },
})

const PrintNote = () => null

const begun = { title: 'New resume', document: {} }

interface Props {
  at: string
  isTrash: boolean
  resumes: readonly ResumeItem[] | undefined
  failure?: Failure | undefined
  commands: string
  asked?: ContextFrom<typeof machine>['asked']
  ran?: ContextFrom<typeof machine>['ran']
  isOffered?: boolean
}

const Resumes = ({
  at,
  isTrash,
  resumes,
  failure,
  commands: commandsAt,
  asked,
  ran,
  isOffered = false,
}: Props) => (
  <MemberShell area="Candidate" user={member} menu={menus.candidate} current={paths.resumes}>
    <FlowAt
      machine={readingMachine}
      at={at}
      context={{ query: {}, data: resumes && { items: resumes }, failure }}
    >
      {(reading) => (
        <FlowAt machine={machine} at={commandsAt} context={{ asked, ran, failure: undefined }}>
          {(commands) => (
            <ResumesView
              isTrash={isTrash}
              counts={
                resumes && { kept: isTrash ? 3 : resumes.length, trashed: isTrash ? resumes.length : 1 }
              }
              reading={reading}
              commands={commands}
              onWrite={() => commands.send({ type: 'run', command: 'write', input: begun })}
              Importing={() => null}
              offer={
                isOffered && (
                  <SampleOffer
                    title={sampleOfferWords.title('Serif')}
                    text={sampleOfferWords.text('a nurse')}
                    startLabel={sampleOfferWords.start}
                    commands={commands}
                    onStart={() => commands.send({ type: 'run', command: 'write', input: begun })}
                    onLeave={() => undefined}
                  />
                )
              }
            >
              {resumes && (
                <FlowAt
                  machine={pagingMachine}
                  at="shown"
                  context={{ query: {}, next: null, added: [], anew: 0, failure: undefined }}
                >
                  {(paging) => (
                    <ResumeList
                      pictureOf={pictureOf}
                      linkTools={linkTools}
                      PrintNote={PrintNote}
                      isTrash={isTrash}
                      resumes={resumes}
                      paging={paging}
                      commands={commands}
                    />
                  )}
                </FlowAt>
              )}
            </ResumesView>
          )}
        </FlowAt>
      )}
    </FlowAt>
  </MemberShell>
)

const meta = preview.meta({
  title: 'Views/Resumes',
  tags: ['autodocs'],
  component: Resumes,
  parameters: { machine: 'reading', ...wholePage },
  args: { at: 'shown', isTrash: false, resumes: samples, commands: 'idle' },
  argTypes: { at: stateControl(readingMachine), failure: failureControl },
})

export const Several = meta.story()

Several.test('asks for a new name, and for one that is not empty', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByLabelText('More: Stage work'))
  await userEvent.click(canvas.getByRole('button', { name: 'Rename' }))
  const field = canvas.getByLabelText('Name')
  await expect(field).toHaveValue('Stage work')
  await userEvent.clear(field)
  await userEvent.keyboard('{Enter}')
  await expect(field).toHaveAccessibleDescription('Error: Enter a name.')
  await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
  await expect(canvas.queryByLabelText('Name')).toBeNull()
})

export const AskedForALink = meta.story({
  name: 'Asked for a link',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share: Stage work' }))
    await expect(await canvas.findByRole('dialog', { name: 'Share by link' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Create link' })).toBeVisible()
  },
})

export const SharedByALink = meta.story({
  name: 'Shared by a link',
  args: { resumes: samples.map((resume) => ({ ...resume, link, expiresOn: '2026-06-30' })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share: Stage work' }))
    await expect(await canvas.findByText('This link works until June 30, 2026.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }))
    await expect(await canvas.findByText('Link copied.')).toBeVisible()
  },
})

export const Locked = meta.story({
  args: { resumes: samples.map((resume, index) => ({ ...resume, isLocked: index === 0 })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('More: Stage work'))
    await expect(canvas.getByRole('button', { name: 'Unlock' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Rename' })).toBeNull()
  },
})

export const Trash = meta.story({ args: { isTrash: true, resumes: inTrash } })

export const DeletedForGood = meta.story({
  name: 'Asked before deleting',
  args: {
    isTrash: true,
    resumes: inTrash,
    commands: 'asking',
    asked: { command: 'delete', input: { id: 'r4' } },
  },
})

export const NothingYet = meta.story({ name: 'Nothing yet', args: { resumes: [] } })

export const OfferedASample = meta.story({
  name: 'Offered a sample',
  args: { resumes: [], isOffered: true },
})

export const EmptyTrash = meta.story({ name: 'Empty trash', args: { isTrash: true, resumes: [] } })

export const BeingWritten = meta.story({
  name: 'Being begun',
  args: { commands: 'running.waiting', ran: { command: 'write', input: begun } },
})

export const Loading = meta.story({ args: { at: 'reading.waiting', resumes: undefined } })

export const TakingLong = meta.story({
  name: 'Taking long',
  args: { at: 'reading.stillWaiting', resumes: undefined },
})

export const Failed = meta.story({
  args: { at: 'failed', resumes: undefined, failure: failed('unreachable') },
})

export const OutOfDate = meta.story({
  name: 'Out of date',
  args: { at: 'failed', failure: failed('offline') },
})

export const LongWords = meta.story({
  name: 'Long words',
  args: {
    resumes: samples.map((resume) => ({
      ...resume,
      title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamter',
    })),
  },
  globals: { viewport: { value: 'w320' } },
})
