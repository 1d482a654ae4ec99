import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { resumeDraft } from '../../machines/resumes/resumeDraft.ts'
import { failureControl, stateControl, wholePage } from '../support/flow.tsx'
import { failed, invalid } from '../support/formEffect.ts'
import { BuilderAt, now } from './BuilderAt.tsx'
import { comesToRest, findWhitePages, nameVersion, nameVersionInVain } from './playing.ts'
import { document as sample, notShown, resume, toCheck } from './samples.ts'

const meta = preview.meta({
  title: 'Views/Resume builder',
  tags: ['autodocs'],
  component: BuilderAt,
  parameters: { machine: 'draft', ...wholePage, network: 'succeeds' },
  args: { at: 'open.saving.clean' },
  argTypes: { at: stateControl(resumeDraft), failure: failureControl },
  beforeEach: () => {
    const real = Date.now
    Date.now = () => now
    return () => {
      Date.now = real
    }
  },
})

export const Written = meta.story()

Written.test(
  'undoes and redoes what was typed, in one step for each field',
  async ({ canvas, userEvent }) => {
    const name = canvas.getByLabelText('Full name')
    await userEvent.type(name, '!!')
    await userEvent.type(canvas.getByLabelText('Job title'), '?')
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(canvas.getByLabelText('Job title')).toHaveValue('Stage and bench carpenter')
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(name).toHaveValue('Mina Okafor')
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
    await expect(name).toHaveValue('Mina Okafor!!')
  },
)

Written.test(
  'moves a position by Alt with an arrow key, and the focus goes along',
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('heading', { name: 'Work', level: 2 }))
    await userEvent.click(canvas.getByRole('heading', { name: 'Carpenter, Quayside Studios' }))
    const summary = canvas.getByRole('heading', { name: 'Carpenter, Quayside Studios' }).closest('summary')
    summary?.focus()
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await expect(canvas.getByText('Carpenter, Quayside Studios, now 1 of 2')).toBeInTheDocument()
    await expect(summary).toHaveFocus()
    await expect(summary).toHaveTextContent('Carpenter, Quayside Studios')
  },
)

Written.test('deletes a position, and brings it back', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('heading', { name: 'Work', level: 2 }))
  await userEvent.click(canvas.getByRole('heading', { name: 'Head carpenter, Larkspur Joinery' }))
  await userEvent.click(canvas.getByLabelText('More: Position 1'))
  await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
  await expect(canvas.queryByRole('heading', { name: 'Head carpenter, Larkspur Joinery' })).toBeNull()
  const banner = canvas.getByText('“Head carpenter, Larkspur Joinery” deleted.')
  await expect(banner).toBeVisible()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect(canvas.getByRole('heading', { name: 'Head carpenter, Larkspur Joinery' })).toBeInTheDocument()
})

Written.test('leads from the page to the field of a line', async ({ canvas, canvasElement, userEvent }) => {
  const marks = canvasElement.querySelectorAll('section[aria-label="Page"] li span span')
  const second = marks[1]
  if (!second) throw new Error('The page has no second mark.')
  await userEvent.click(second)
  await waitFor(() => expect(document.activeElement?.id).toBe('work.0.highlights'))
  await expect(canvas.getAllByLabelText('Highlights, one per line')[0]).toBeVisible()
})

Written.test('shows white pages in the dark theme', ({ canvasElement }) => findWhitePages(canvasElement))

export const Empty = meta.story({
  args: { saved: { ...resume, title: 'New resume', document: { basics: { name: 'Mina Okafor' } } } },
})

export const OwnSection = meta.story({
  name: 'Own section',
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a section' }))
    await waitFor(() => expect(document.activeElement?.getAttribute('id')).toBe('sections.own-1.title'))
    await comesToRest(canvasElement)
  },
})

export const Versions = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Versions' }))
    await expect(canvas.getByRole('heading', { name: 'Versions' })).toBeVisible()
  },
})

Versions.test('leads to the field for a name, and back to what opened it', ({ canvasElement }) =>
  nameVersion(canvasElement),
)

Versions.test(
  'keeps the name of a version that does not reach the server where it was typed',
  { globals: { network: 'fails' } },
  ({ canvasElement }) => nameVersionInVain(canvasElement),
)

export const VersionShown = meta.story({
  name: 'Version shown',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Versions' }))
    await userEvent.click(canvas.getByRole('button', { name: 'View: For theatres' }))
    await expect(canvas.getByRole('heading', { name: 'For theatres' })).toHaveFocus()
    await expect(canvas.getByRole('button', { name: 'Restore version' })).toBeVisible()
  },
})

export const Look = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Design' }))
    await userEvent.click(await canvas.findByRole('radio', { name: 'Way' }))
    await expect(canvas.getByRole('radio', { name: 'Way' })).toBeChecked()
    await comesToRest(canvasElement)
  },
})

export const Check = meta.story({
  args: { saved: toCheck },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Check' }))
    await userEvent.click(canvas.getByRole('button', { name: /Add a phone number/ }))
    await waitFor(() => expect(document.activeElement?.id).toBe('basics.phone'))
    await userEvent.click(canvas.getByRole('tab', { name: 'Check' }))
  },
})

export const NotSavedYet = meta.story({
  name: 'Not saved yet',
  args: { at: 'open.saving.dirty', typed: { title: 'For all theatres' } },
})

export const Undoable = meta.story({
  args: { at: 'open.saving.dirty open.history.recorded', typed: { title: 'For all theatres' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(canvas.getByLabelText('Name of this resume')).toHaveValue(resume.title)
    await userEvent.click(canvas.getByRole('button', { name: 'Redo' }))
    await expect(canvas.getByLabelText('Name of this resume')).toHaveValue('For all theatres')
  },
})

export const JustAsked = meta.story({ name: 'Just asked', args: { at: 'open.saving.saving.quiet' } })

export const Saving = meta.story({ args: { at: 'open.saving.saving.slow' } })

export const LeavingOnceSaved = meta.story({
  name: 'Leaving once saved',
  args: { at: 'open.saving.saving.slow open.intent.leave' },
})

export const NotSaved = meta.story({
  name: 'Not saved',
  args: { at: 'open.saving.unsaved', failure: failed('unreachable') },
})

export const Offline = meta.story({
  args: { at: 'open.saving.unsaved', failure: failed('offline'), isBehind: true },
})

export const NoTypesetter = meta.story({
  name: 'No typesetter',
  args: notShown,
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Page' }))
    await expect(canvas.getByText(/can’t create PDFs.*You can still export text/)).toBeVisible()
  },
})

export const HeldBack = meta.story({
  name: 'Held back',
  args: { at: 'open.saving.invalid', typed: { title: '' }, failure: invalid({ title: 'Enter a name.' }) },
})

export const ChangedElsewhere = meta.story({
  name: 'Changed elsewhere',
  args: {
    at: 'open.saving.conflict',
    typed: { document: { ...sample, basics: { ...sample.basics, label: 'Carpenter' } } },
    theirs: { title: 'For all theatres' },
  },
})

ChangedElsewhere.test('goes on with the one that is chosen', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Keep the other' }))
  await expect(canvas.getByLabelText('Name of this resume')).toHaveValue('For all theatres')
})

export const BecomingTwo = meta.story({
  name: 'Becoming two',
  args: { at: 'open.saving.conflict', theirs: { title: 'For all theatres' }, isKeptBoth: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Name of this resume').closest('[inert]')).not.toBeNull()
  },
})

export const Comparing = meta.story({ args: { at: 'open.saving.comparing' } })

export const InTheTrash = meta.story({
  name: 'In the trash',
  args: { at: 'open.saving.locked', saved: { ...resume, trashedAt: '2026-03-14T14:32:00.000Z' } },
})

export const Locked = meta.story({ args: { at: 'open.saving.locked', saved: { ...resume, isLocked: true } } })

export const LockedMeanwhile = meta.story({
  name: 'Locked meanwhile',
  args: {
    at: 'open.saving.locked',
    saved: { ...resume, isLocked: true },
    typed: { document: { ...sample, basics: { ...sample.basics, label: 'Carpenter' } } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/is saved once you unlock it/)).toBeVisible()
    await expect(canvas.getByLabelText('Job title')).toHaveValue('Carpenter')
    await expect(canvas.getByLabelText('Job title')).toHaveAttribute('readonly')
    await expect(canvas.getByRole('button', { name: 'Unlock' })).toBeVisible()
  },
})

export const Gone = meta.story({
  args: { at: 'open.saving.gone' },
  play: ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('couldn’t find this resume'),
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

OnAPhone.test(
  'keeps where a tab was scrolled to, and the caret in its field',
  async ({ canvas, userEvent }) => {
    const tab = (name: string) => userEvent.click(canvas.getByRole('tab', { name }))
    await tab('Write')
    const role = canvas.getByLabelText<HTMLInputElement>('Job title')
    await userEvent.click(role)
    role.setSelectionRange(3, 3)
    scrollTo(0, 40)
    await tab('Page')
    await expect(scrollY).toBe(0)
    await tab('Write')
    await expect(scrollY).toBe(40)
    await expect([role.selectionStart, role.selectionEnd]).toEqual([3, 3])
  },
)
