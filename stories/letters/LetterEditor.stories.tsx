import { expect } from 'storybook/test'
import { fromPromise } from 'xstate'
import preview from '../../.storybook/preview.tsx'
import type { Letter, LetterLook } from '../../contract/letters/calls.ts'
import type { TypedLetter } from '../../contract/letters/typed.ts'
import { paths } from '../../contract/paths.ts'
import type { CommandOutput, Run } from '../../machines/commands/commands.ts'
import { letterCommandsMachine, type LetterCommands } from '../../machines/letters/letterCommands.ts'
import { letterDraft } from '../../machines/letters/letterDraft.ts'
import type { Failure } from '../../machines/shared/failure.ts'
import { readContent, saveContent } from '../../src/effects/letters.ts'
import { contentOf } from '../../src/effects/shared/letterContent.ts'
import { LetterEditor } from '../../src/views/letters/LetterEditor.tsx'
import type { ParagraphsProps } from '../../src/views/letters/LetterFields.tsx'
import { MergedLetter } from '../../src/views/letters/MergedLetter.tsx'
import { UnprintableInLetter } from '../../src/views/letters/UnprintableInLetter.tsx'
import { MemberShell } from '../../src/views/shells/MemberShell.tsx'
import { menus } from '../../src/words/menus.ts'
import { openedDraft } from '../support/openedDraft.ts'
import { failureControl, FlowAt, stateControl, wholePage } from '../support/flow.tsx'
import { answer, failed, invalid } from '../support/formEffect.ts'
import { member } from '../support/people.ts'
import { ParagraphsAt } from './ParagraphsAt.tsx'
import { cinema, letter, looks as sampleLooks, paragraphs, theatre } from './samples.ts'

const machine = letterDraft.provide({ actors: { saveDraft: saveContent, readDraft: readContent } })

const commandsMachine = letterCommandsMachine.provide({
  actors: {
    command: fromPromise<CommandOutput<LetterCommands>, Run<LetterCommands>>(() => answer(() => letter)),
  },
})

const ParagraphsShown = (doing: ParagraphsProps) => (
  <ParagraphsAt at="shown" paragraphs={paragraphs} {...doing} />
)

interface Props {
  at: string
  saved: Letter
  typed?: Partial<TypedLetter>
  theirs?: Partial<TypedLetter>
  failure?: Failure | undefined
  /** Resumes whose design the letter can use. */
  looks?: readonly LetterLook[]
  /** State of the commands machine. */
  does?: string
}

const Editor = ({ at, saved, typed, theirs, failure, looks = sampleLooks, does = 'idle' }: Props) => {
  const begun = openedDraft(letterDraft, contentOf(saved))
  const { content } = begun.saved
  return (
    <MemberShell area="Candidate" user={member} menu={menus.candidate} current={paths.letters}>
      <FlowAt
        machine={machine}
        at={at}
        context={{
          ...begun,
          typed: { ...content, ...typed },
          theirs: theirs && { ...begun.saved, content: { ...content, ...theirs } },
          failure,
          problems: failure?.fields ?? {},
        }}
      >
        {(flow) => (
          <FlowAt
            machine={commandsMachine}
            at={does}
            context={{ asked: undefined, ran: undefined, failure: undefined }}
          >
            {(commands) => (
              <LetterEditor
                flow={flow}
                commands={commands}
                jobs={[theatre, cinema]}
                looks={looks}
                name="Sample Candidate"
                onPdf={() =>
                  commands.send({
                    type: 'run',
                    command: 'pdf',
                    input: { id: letter.id, fileName: 'Letter.pdf' },
                  })
                }
                Paragraphs={ParagraphsShown}
                PrintNote={UnprintableInLetter}
                Preview={MergedLetter}
              />
            )}
          </FlowAt>
        )}
      </FlowAt>
    </MemberShell>
  )
}

const meta = preview.meta({
  title: 'Views/Letter editor',
  tags: ['autodocs'],
  component: Editor,
  parameters: { machine: 'draft', ...wholePage },
  args: { at: 'open.saving.clean', saved: letter },
  argTypes: { at: stateControl(machine), failure: failureControl },
})

export const ForAJob = meta.story({
  name: 'For a job',
  play: async ({ canvas }) => {
    const page = canvas.getByRole('region', { name: 'Page', hidden: true })
    await expect(page).toHaveTextContent('Dear team of Fernhill Theatre,')
    await expect(page).not.toHaveTextContent('{{')
  },
})

ForAJob.test('puts a field where the caret is', async ({ canvas, userEvent }) => {
  const field = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Letter' })
  field.setSelectionRange(0, 4)
  await userEvent.click(canvas.getByRole('button', { name: '{{name}}' }))
  await expect(field.value).toMatch(/^\{\{name\}\} team of/)
  await expect(field).toHaveFocus()
})

ForAJob.test('puts a paragraph of another letter where the caret is', async ({ canvas, userEvent }) => {
  const field = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Letter' })
  const end = field.value.indexOf('I would like')
  field.setSelectionRange(end, end)
  await userEvent.click(canvas.getByRole('button', { name: 'Saved paragraphs' }))
  await userEvent.type(canvas.getByRole('searchbox', { name: 'Search paragraphs' }), 'repertoire')
  await expect(canvas.getByText('1 paragraph')).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: /^Use: / }))
  await expect(field.value).toContain(
    '\n\nIn repertoire houses I kept four sets in step, two of them in a van.\n\nI would',
  )
  await expect(field).toHaveFocus()
})

ForAJob.test('closes what other letters say, and goes on where it was', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Saved paragraphs' }))
  await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
  await expect(canvas.queryByRole('dialog')).toBeNull()
  await expect(canvas.getByRole('textbox', { name: 'Letter' })).toHaveFocus()
})

ForAJob.test('names and counts the fields that say nothing', async ({ canvas, userEvent }) => {
  await userEvent.selectOptions(canvas.getByLabelText('Job'), 'Any job')
  await expect(canvas.getByText(/2 fields are empty: {{company}} and {{role}}/)).toBeInTheDocument()
  const empty = canvas.getAllByText(/^{{(company|role)}}$/, { selector: 'span' })
  await expect(new Set(empty.map((field) => getComputedStyle(field).borderStyle))).toEqual(
    new Set(['dashed']),
  )
})

export const ForAnyJob = meta.story({ name: 'For any job', args: { saved: { ...letter, job: null } } })

ForAJob.test('says what it looks like, and takes another look', async ({ canvas, userEvent }) => {
  const field = canvas.getByLabelText('Match design of')
  await expect(field).toHaveDisplayValue('Latest resume (Stage and workshop)')
  await expect(canvas.queryByRole('option', { name: /First try/ })).toBeNull()
  await userEvent.selectOptions(field, 'For film')
  await expect(field).toHaveDisplayValue('For film')
})

export const LooksLikeOneInTheTrash = meta.story({
  name: 'Looks like one in the trash',
  args: { saved: { ...letter, resumeId: 'r3' } },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Match design of')
    await expect(field).toHaveDisplayValue('First try (in the trash)')
    await expect(field).toHaveAccessibleDescription(
      '“First try” is in the trash. Until you restore it, the letter looks like “Stage and workshop”.',
    )
  },
})

export const WithoutAResume = meta.story({
  name: 'Without a resume',
  args: { looks: [] },
  play: ({ canvas }) =>
    expect(canvas.getByLabelText('Match design of')).toHaveDisplayValue('No resume: plain'),
})

export const Exporting = meta.story({
  args: { does: 'running' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Export PDF' })).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getByRole('textbox', { name: 'Letter' })).not.toHaveAttribute('readonly')
  },
})

export const UnknownField = meta.story({
  name: 'Unknown field',
  args: { typed: { body: 'Dear {{team}} of {{company}}, I would like to earn {{salary}}.' } },
})

export const New = meta.story({
  args: { saved: { ...letter, title: 'New letter', body: '', words: 0, job: null } },
})

export const NotSavedYet = meta.story({
  name: 'Not saved yet',
  args: { at: 'open.saving.dirty', typed: { title: 'For all theatres' } },
})

export const JustAsked = meta.story({ name: 'Just asked', args: { at: 'open.saving.saving.quiet' } })

export const Saving = meta.story({ args: { at: 'open.saving.saving.slow' } })

export const NotSaved = meta.story({
  name: 'Not saved',
  args: { at: 'open.saving.unsaved', failure: failed('unreachable') },
})

export const Offline = meta.story({ args: { at: 'open.saving.unsaved', failure: failed('offline') } })

export const HeldBack = meta.story({
  name: 'Held back',
  args: {
    at: 'open.saving.invalid',
    typed: { title: '' },
    failure: invalid({ title: 'Enter a name.' }),
  },
})

export const ChangedElsewhere = meta.story({
  name: 'Changed elsewhere',
  args: {
    at: 'open.saving.conflict',
    typed: { title: 'For stages' },
    theirs: { title: 'For all theatres', slug: cinema.slug },
  },
})

ChangedElsewhere.test('goes on with the text that is chosen', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Keep the other' }))
  await expect(canvas.getByLabelText('Name')).toHaveValue('For all theatres')
})

export const Comparing = meta.story({ args: { at: 'open.saving.comparing' } })

export const InTheTrash = meta.story({
  name: 'In the trash',
  args: { at: 'open.saving.locked', saved: { ...letter, trashedAt: '2026-03-14T14:32:00.000Z' } },
})

export const Gone = meta.story({
  args: { at: 'open.saving.gone' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'This letter was deleted, or it belongs to someone else',
    )
  },
})

export const AskedWhetherToLeave = meta.story({ name: 'Asked whether to leave', args: { at: 'asking' } })

export const Left = meta.story({ args: { at: 'left' } })

export const OnAPhone = meta.story({
  name: 'On a phone',
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Page' }))
    await expect(canvas.getByRole('region', { name: 'Page' })).toBeVisible()
  },
})
