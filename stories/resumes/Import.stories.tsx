import { useState } from 'react'
import { expect } from 'storybook/test'
import { fromPromise } from 'xstate'
import preview from '../../.storybook/preview.tsx'
import type { ImportedResume } from '../../contract/resumes/imported.ts'
import { importingMachine } from '../../machines/resumes/importing.ts'
import type { CommandOutput, Run } from '../../machines/commands/commands.ts'
import { resumeCommandsMachine, type ResumeCommands } from '../../machines/resumes/resumeCommands.ts'
import type { Failure } from '../../machines/shared/failure.ts'
import { ImportResume } from '../../src/views/resumes/ImportResume.tsx'
import { ImportReview } from '../../src/views/resumes/ImportReview.tsx'
import { failureControl, FlowAt, stateControl } from '../support/flow.tsx'
import { answer, refusedWith } from '../support/formEffect.ts'
import { refusals } from '../support/refusals.ts'
import { resume } from './samples.ts'
import { fromJson, fromLinkedIn, fromOurs, fromPdf } from './imports.ts'

const machine = resumeCommandsMachine.provide({
  actors: {
    command: fromPromise<CommandOutput<ResumeCommands>, Run<ResumeCommands>>(() => answer(() => resume)),
  },
})

interface Props {
  /** State of the import machine. */
  at: string
  imported: ImportedResume | undefined
  failure?: Failure | undefined
  commands: string
}

const Import = ({ at, imported, failure, commands: commandsAt }: Props) => {
  const [isThere, setIsThere] = useState(true)
  return (
    <FlowAt machine={importingMachine} at={at} context={{ imported, failure }}>
      {(flow) => (
        <FlowAt
          machine={machine}
          at={commandsAt}
          context={{ asked: undefined, ran: undefined, failure: undefined }}
        >
          {(commands) => (
            <>
              <ImportResume commands={commands} Importing={() => null}>
                {null}
              </ImportResume>
              {isThere && <ImportReview flow={flow} commands={commands} onForget={() => setIsThere(false)} />}
            </>
          )}
        </FlowAt>
      )}
    </FlowAt>
  )
}

const meta = preview.meta({
  title: 'Views/Import of a resume',
  tags: ['autodocs'],
  component: Import,
  parameters: { machine: 'importing' },
  args: { at: 'found', imported: fromPdf, commands: 'idle' },
  argTypes: { at: stateControl(importingMachine), failure: failureControl },
})

export const FromPdf = meta.story({ name: 'What was found' })

FromPdf.test('leaves away what is unticked, and goes', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('heading', { name: 'We found 10 items, 2 to check' })).toBeVisible()
  const first = canvas.getByRole('checkbox', { name: /^Head carpenter.*Page 1, lines 8 to 12$/ })
  await userEvent.click(first)
  await expect(first).not.toBeChecked()
  await expect(canvas.getByText('Not found: languages.')).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
  await expect(canvas.queryByRole('heading')).toBeNull()
})

FromPdf.test(
  'names letters that cannot be printed',
  { args: { imported: { ...fromPdf, document: { ...fromPdf.document, basics: { name: 'Mina ཀཁ' } } } } },
  async ({ canvas }) => {
    await expect(canvas.getByText(/^These characters can’t be printed: ཀ, ཁ\./)).toBeVisible()
  },
)

export const Ours = meta.story({ name: 'Of our own', args: { imported: fromOurs } })

export const LinkedIn = meta.story({ name: 'Out of tables', args: { imported: fromLinkedIn } })

LinkedIn.test('says in which language it will be', async ({ canvas }) => {
  await expect(canvas.getByText(/It’s written in German, so headings and dates will be too/)).toBeVisible()
})

export const Json = meta.story({ name: 'Partly read', args: { imported: fromJson } })

export const Reading = meta.story({
  name: 'Being read',
  args: { at: 'reading.waiting', imported: undefined },
})

export const TakingLong = meta.story({
  name: 'Taking long',
  args: { at: 'reading.stillWaiting', imported: undefined },
})

export const Failed = meta.story({
  name: 'Cannot be read',
  args: {
    at: 'failed',
    imported: undefined,
    failure: refusedWith(refusals.lockedFile),
  },
})

export const Importing = meta.story({ name: 'Being imported', args: { commands: 'running.waiting' } })
