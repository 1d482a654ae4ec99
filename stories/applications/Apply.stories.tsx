import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { applicationDraft, applicationSent } from '../support/applying.ts'
import { failureControl, stateControl, wholePage } from '../support/flow.tsx'
import { failed, refused } from '../support/formEffect.ts'
import { refusals } from '../support/refusals.ts'
import { ApplyAt, draftMachine } from './ApplyAt.tsx'
import { applyWords } from '../../src/words/applications/apply.ts'

const answers = { ticket: 'yes', city: 'Leeds', tools: 'Plane', years: '4', why: 'A stair that turns.' }
const whole = { hasLetter: true, letter: 'Dear team,\nI build sets.', answers }

const meta = preview.meta({
  title: 'Views/Apply',
  tags: ['autodocs'],
  component: ApplyAt,
  parameters: wholePage,
  args: { draft: 'open.saving.clean', typed: whole },
  argTypes: { draft: stateControl(draftMachine), failure: failureControl },
})

export const BroughtAlong = meta.story({
  name: 'All brought along',
  args: { typed: { answers }, earlier: answers },
})

export const NamesHidden = meta.story({
  name: 'Names hidden',
  args: { typed: { answers, resume: 'f1' }, hidesNames: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/We can’t hide a name in your own PDF/)).toBeVisible()
    await expect(canvas.queryByText(/your email address/)).toBeNull()
  },
})

export const OneMissing = meta.story({
  name: 'One missing',
  args: { typed: { answers: { ...answers, tools: '' } } },
})

OneMissing.test('leads to what is missing before anything is sent', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Send application' }))
  const missing = canvas.getByLabelText('Which tools do you use most?')
  await expect(missing).toHaveFocus()
  await expect(missing).toHaveAccessibleDescription(/Choose one of the answers/)
})

export const SeveralWrong = meta.story({
  name: 'Several wrong',
  args: {
    typed: { hasLetter: true, answers: { years: 'many' } },
    problems: {
      letter: 'Write the letter, or choose none.',
      'answers.ticket': 'Choose yes or no.',
      'answers.tools': 'Choose one of the answers.',
      'answers.years': 'Enter a number, such as 3 or 2.5.',
    },
  },
})

SeveralWrong.test('says no more what is right by then', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('link', { name: /^Years in a workshop/ }))
  await userEvent.keyboard('{Control>}a{/Control}4')
  await expect(canvas.queryByRole('link', { name: /^Years in a workshop/ })).not.toBeInTheDocument()
})

export const OwnResumes = meta.story({
  name: 'Resumes written here',
  args: {
    resumes: [
      { id: 'r1', title: 'Stage work' },
      { id: 'r2', title: 'Workshop' },
    ],
    typed: { answers, resumeId: 'r1' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Stage work' })).toBeChecked()
    await expect(canvas.getByText(/^Your resume Stage work,/)).toBeVisible()
  },
})

OwnResumes.test('takes a file instead', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('radio', { name: /^Workshop\.pdf/ }))
  await expect(canvas.getByRole('radio', { name: 'Stage work' })).not.toBeChecked()
  await expect(canvas.getByText(/^Your resume Workshop\.pdf,/)).toBeVisible()
})

export const OwnLetter = meta.story({
  name: 'One of my letters',
  args: { typed: { answers, hasLetter: true, letterId: 'l1' } },
  play: async ({ canvas }) => {
    const read = canvas.getByRole('region', { name: applyWords.letter.preview })
    await expect(read).toHaveTextContent('Dear team of Fernhill,')
    await expect(read).toHaveTextContent('as your Stage carpenter')
  },
})

export const EmptyField = meta.story({
  name: 'Letter with an empty field',
  args: {
    typed: { answers, hasLetter: true, letter: 'Dear {{team}}, I build sets.' },
    problems: {
      letter: 'Remove {{team}} from the letter, or write it out. We can’t fill it in.',
    },
  },
})

EmptyField.test('says what is wrong no more once it is changed', async ({ canvas, userEvent }) => {
  const field = canvas.getByLabelText('Your letter')
  await expect(field).toHaveAccessibleDescription(/Remove {{team}} from the letter/)
  await userEvent.clear(field)
  await userEvent.type(field, 'Dear all')
  await expect(field).not.toHaveAccessibleDescription(/Take {{team}}/)
})

export const NoResume = meta.story({
  name: 'No resume',
  args: { files: [], problems: { resume: 'Choose a resume.' } },
})

export const NotSavedYet = meta.story({ name: 'Not saved yet', args: { draft: 'open.saving.dirty' } })

export const Saving = meta.story({ args: { draft: 'open.saving.saving' } })

export const SendingOnceSaved = meta.story({
  name: 'Sending once saved',
  args: { draft: 'open.saving.saving open.intent.commit' },
})

export const NotSaved = meta.story({
  name: 'Not saved',
  args: { draft: 'open.saving.unsaved', failure: failed('unreachable') },
})

export const Offline = meta.story({ args: { draft: 'open.saving.unsaved', failure: failed('offline') } })

export const FileGone = meta.story({
  name: 'File gone',
  args: { typed: { ...whole, resume: '' }, problems: { resume: refusals.fileGone.words } },
})

export const NotVerified = meta.story({
  name: 'Not verified',
  args: { failure: refused(refusals.notVerified.words) },
})

export const Sending = meta.story({ args: { draft: 'committing.waiting' } })

export const SendingTakesLong = meta.story({
  name: 'Sending takes long',
  args: { draft: 'committing.stillWaiting' },
})

export const Comparing = meta.story({ args: { draft: 'open.saving.comparing' } })

export const FromAnotherDevice = meta.story({
  name: 'Draft from another device',
  args: {
    draft: 'open.saving.conflict',
    theirs: { ...applicationDraft, letter: { text: 'Dear Fernhill' }, answers: { tools: 'Saw' } },
  },
})

FromAnotherDevice.test(
  'shows both texts, and goes on with the one that is chosen',
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Keep the other' }))
    await expect(canvas.getByLabelText('Your letter')).toHaveValue('Dear Fernhill')
  },
)

export const AppliedAlready = meta.story({
  name: 'Already applied',
  args: { draft: 'open.saving.locked', saved: applicationSent },
})

export const Discarded = meta.story({
  name: 'Discarded elsewhere',
  args: { draft: 'open.saving.locked', saved: { ...applicationDraft, state: 'discarded' } },
})

export const Gone = meta.story({ name: 'Gone meanwhile', args: { draft: 'open.saving.gone' } })

export const OnThisDeviceOnly = meta.story({
  name: 'On this device only',
  args: { draft: 'open.saving.invalid', typed: { answers: { ...answers, years: 'many' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/On this device only: Years in a workshop/)).toBeVisible()
  },
})
