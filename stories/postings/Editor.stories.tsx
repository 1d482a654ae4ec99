import { expect, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { emptyPosting } from '../../contract/postings/posting.ts'
import { postingDraft } from '../../machines/postings/postingDraft.ts'
import { editorFields, editorRows, editorWords } from '../../src/words/postings/editor.ts'
import { rowWords } from '../../src/words/shared/rows.ts'
import { failureControl, stateControl, wholePage } from '../support/flow.tsx'
import { failed, refused } from '../support/formEffect.ts'
import { refusals } from '../support/refusals.ts'
import { draft, EditorAt, now, published, whole } from './EditorAt.tsx'

const meta = preview.meta({
  title: 'Views/Posting editor',
  tags: ['autodocs'],
  component: EditorAt,
  parameters: { machine: 'postingDraft', ...wholePage },
  args: { at: 'open.saving.clean', saved: draft },
  beforeEach: () => {
    const real = Date.now
    Date.now = () => now
    return () => {
      Date.now = real
    }
  },
  argTypes: { at: stateControl(postingDraft), failure: failureControl },
})

export const Complete = meta.story()

Complete.test(
  'moves a row by Alt with an arrow key, and the focus goes along',
  async ({ canvas, userEvent }) => {
    const last = canvas.getByLabelText('Requirement 2')
    await userEvent.click(last)
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await expect(canvas.getByLabelText('Requirement 1')).toHaveFocus()
    await expect(canvas.getByLabelText('Requirement 1')).toHaveValue('You can drive a small truck')
    await expect(canvas.getByText('Requirement, now 1 of 2')).toBeInTheDocument()
  },
)

Complete.test('adds a row and removes it, and the focus is never lost', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: rowWords.add(editorRows.benefit.noun) }))
  await expect(canvas.getByLabelText('Benefit 2')).toHaveFocus()
  await userEvent.click(canvas.getByRole('button', { name: 'Remove benefit 2' }))
  await expect(canvas.getByLabelText('Benefit 1')).toHaveFocus()
})

Complete.test('writes marks around what is chosen', async ({ canvas, userEvent }) => {
  const field = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Description' })
  field.setSelectionRange(0, 3)
  await userEvent.click(canvas.getByRole('button', { name: 'Bold' }))
  await expect(field.value).toMatch(/^\*\*You\*\* look/)
  await expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe('You')
})

Complete.test('chooses countries of remote work by their names', async ({ canvas, userEvent }) => {
  await userEvent.selectOptions(canvas.getByLabelText(editorFields.workplace), 'Remote')
  const field = canvas.getByRole('combobox', { name: editorFields.countries })
  await userEvent.type(field, 'Fra')
  await userEvent.click(await canvas.findByRole('option', { name: 'France' }))
  await expect(field).toHaveValue('')
  await userEvent.type(field, 'UK')
  await userEvent.click(await canvas.findByRole('option', { name: 'United Kingdom' }))
  const chosen = within(canvas.getByRole('list', { name: editorFields.chosenCountries }))
  await expect(chosen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'FranceRemove',
    'United KingdomRemove',
  ])
  await userEvent.click(canvas.getByRole('button', { name: 'Remove France' }))
  await expect(chosen.getAllByRole('listitem')).toHaveLength(1)
  await expect(field).toHaveFocus()
})

Complete.test('chooses a place by the keyboard', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^Remove Leeds/ }))
  const place = canvas.getByRole('combobox', { name: 'Place' })
  await expect(place).toHaveFocus()
  await userEvent.keyboard('Lee')
  await canvas.findByRole('option', { name: /^Leeds/ })
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect(canvas.getByRole('button', { name: /^Remove Leeds/ })).toBeInTheDocument()
})

export const New = meta.story({ args: { saved: { ...draft, posting: emptyPosting('Tree nurse') } } })

New.test('leads to what is missing, in order', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: editorWords.publish }))
  const missing = canvas.getByRole('region', { name: editorWords.leftToPublish })
  await expect(missing).toHaveFocus()
  await userEvent.click(canvas.getByRole('link', { name: 'Lowest pay' }))
  await expect(canvas.getByLabelText('Lowest pay')).toHaveFocus()
})

export const Copied = meta.story({ args: { saved: { ...draft, posting: { ...whole, validThrough: null } } } })

export const ThreeMissing = meta.story({
  name: 'Three missing',
  args: {
    saved: { ...draft, posting: { ...whole, existingVacancy: null, workplace: null, places: [], pay: null } },
  },
})

export const Hints = meta.story({
  args: {
    saved: {
      ...draft,
      posting: {
        ...whole,
        title: 'TREE NINJA!!',
        pay: { min: 1_200, max: 3_000, currency: 'GBP', period: 'hour' },
        requirements: [],
      },
    },
  },
})

export const ChangesAsked = meta.story({
  name: 'Changes requested',
  args: { saved: { ...draft, changesAsked: 'Say in which parks the trees stand.' } },
})

export const NotVerified = meta.story({
  name: 'Publishing without a verified address',
  args: { isVerified: false, failure: refused('Verify your email first. We sent you a link.') },
  play: async ({ canvas }) => {
    // The reminder in the shell already says so, and no second banner repeats it.
    await expect(canvas.getByText(editorWords.verifyFirst)).toBeVisible()
    const refusal = 'Verify your email first. We sent you a link.'
    await expect(canvas.queryByText(refusal, { selector: ':not(.sr-only)' })).toBeNull()
  },
})

const asksForMoney = `${whole.description}\n\nBefore you start, pay a registration fee of 50 pounds.`
const finding = {
  code: 'payment',
  path: 'description',
  start: whole.description.length + 2,
  end: asksForMoney.length - 1,
} as const

export const Suspicious = meta.story({
  args: { saved: { ...draft, posting: { ...whole, description: asksForMoney }, findings: [finding] } },
})

Suspicious.test('leads to the words that have it held, and selects them', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: editorWords.findings.show }))
  const field = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Description' })
  await expect(field).toHaveFocus()
  await expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe(
    'Before you start, pay a registration fee of 50 pounds',
  )
})

export const OpenAlready = meta.story({
  name: 'Open already',
  args: {
    failure: { ...refused(refusals.duplicate.words), reason: { code: 'duplicate', posting: '7' } },
  },
})

export const NotSavedYet = meta.story({
  name: 'Not saved yet',
  args: { at: 'open.saving.dirty', typed: { summary: 'You look after trees.' } },
})

export const HeldBack = meta.story({
  name: 'Held back',
  args: {
    at: 'open.saving.invalid',
    typed: { openings: 'many' },
    problems: { 'posting.openings': 'Enter a whole number from 1 to 99.' },
  },
})

export const JustAsked = meta.story({ name: 'Just asked', args: { at: 'open.saving.saving.quiet' } })

export const Saving = meta.story({ args: { at: 'open.saving.saving.slow' } })

export const PublishingOnceSaved = meta.story({
  name: 'Publishing once saved',
  args: { at: 'open.saving.saving.slow open.intent.commit' },
})

export const LeavingOnceSaved = meta.story({
  name: 'Leaving once saved',
  args: { at: 'open.saving.saving.slow open.intent.leave' },
})

export const NotSaved = meta.story({
  name: 'Not saved',
  args: { at: 'open.saving.unsaved', failure: failed('unreachable') },
})

export const Offline = meta.story({ args: { at: 'open.saving.unsaved', failure: failed('offline') } })

export const ChangedElsewhere = meta.story({
  name: 'Changed elsewhere',
  args: {
    at: 'open.saving.conflict',
    typed: { title: 'Nurse of trees', summary: 'You look after trees.' },
    theirs: { ...draft, revision: 2, posting: { ...whole, title: 'Tree doctor' } },
  },
})

ChangedElsewhere.test(
  'shows both texts, and goes on with the one that is chosen',
  async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Nurse of trees', { selector: 'dd *' })).toBeInTheDocument()
    await expect(canvas.getByText('Tree doctor', { selector: 'dd *' })).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Keep the other' }))
    await expect(canvas.getByLabelText(editorFields.title)).toHaveValue('Tree doctor')
  },
)

export const Comparing = meta.story({ args: { at: 'open.saving.comparing' } })

export const AskedWhetherToLeave = meta.story({ name: 'Asked whether to leave', args: { at: 'asking' } })

export const Publishing = meta.story({ args: { at: 'committing' } })

export const Left = meta.story({ args: { at: 'left' } })

export const JustPublished = meta.story({ name: 'Just published', args: { at: 'committed' } })

export const InReview = meta.story({
  name: 'In review',
  args: { at: 'open.saving.locked', saved: { ...draft, state: 'held' } },
})

export const Gone = meta.story({
  args: { at: 'open.saving.gone' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(editorWords.gone)
  },
})

export const Published = meta.story({ args: { at: 'open.saving.manual.clean', saved: published } })

export const ChangesChecked = meta.story({
  name: 'Changes being checked',
  args: {
    at: 'open.saving.manual.clean',
    saved: { ...published, changes: 'waiting', changedFields: ['summary'], reviewReasons: ['unproven'] },
  },
})

export const ChangesRefused = meta.story({
  name: 'Changes refused',
  args: {
    at: 'open.saving.manual.clean',
    saved: {
      ...published,
      changes: 'refused',
      changedFields: ['summary'],
      changesAsked: 'Say in which parks the trees stand.',
    },
  },
})

export const PublishedWithChanges = meta.story({
  name: 'Published with changes',
  args: { at: 'open.saving.manual.dirty', saved: published, typed: { summary: 'You look after trees.' } },
})

export const PublishingChanges = meta.story({
  name: 'Publishing changes',
  args: { at: 'open.saving.manual.saving', saved: published, typed: { summary: 'You look after trees.' } },
})

export const OnAPhone = meta.story({
  name: 'On a phone',
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Page' }))
    await expect(canvas.getByRole('region', { name: 'Page' })).toBeVisible()
  },
})
